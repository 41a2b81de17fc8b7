import { unit } from '../../jest.preset.mjs';

export default unit('chaos');
