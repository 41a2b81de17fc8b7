import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const part = (name) => load(`antd/lib/${name}`).default;

// antd's index loads every component, which takes each test file half a second of CPU time. These
// are the components that the app imports.
export const Alert = part('alert');
export const Avatar = part('avatar');
export const Checkbox = part('checkbox');
export const ConfigProvider = part('config-provider');
export const Dropdown = part('dropdown');
export const Modal = part('modal');
export const Radio = part('radio');
export const Select = part('select');
export const Skeleton = part('skeleton');
export const Switch = part('switch');
export const theme = part('theme');
