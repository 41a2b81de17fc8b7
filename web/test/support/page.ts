import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const user = userEvent.setup({ delay: null });

export const button = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });

export const press = async (name: string | RegExp): Promise<void> => user.click(await button(name));

export const field = (label: string | RegExp): Promise<HTMLElement> => screen.findByLabelText(label);

export async function fill(label: string | RegExp, text: string): Promise<void> {
  fireEvent.change(await field(label), { target: { value: text } });
}

/** The visible options; antd's list for screen readers contains only some of them. */
const OPTION = '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option';

/** Finds a select by the beginning of its name. */
export const select = (name: string): Promise<HTMLElement> =>
  screen.findByRole('combobox', { name: new RegExp(`^${name}`) });

/** Returns the options. */
export async function unfold(name: string): Promise<HTMLElement[]> {
  await user.click(await select(name));
  return waitFor(() => {
    const options = [...document.querySelectorAll<HTMLElement>(OPTION)];
    if (options.length === 0) throw new Error(`${name} is not unfolded`);
    return options;
  });
}

export async function choose(name: string, option: string): Promise<void> {
  const found = (await unfold(name)).find(({ textContent }) => textContent === option);
  if (!found) throw new Error(`${name} has no option ${option}`);
  await user.click(found);
}

export async function chooseInProfileMenu(entry: string): Promise<void> {
  await press('Profil menüsü');
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

/** Waits for a dialog, and returns the queries within it. */
export async function dialog(name: string | RegExp) {
  return within(await screen.findByRole('dialog', { name }));
}
