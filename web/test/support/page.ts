import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The person at the page. */
export const user = userEvent.setup({ delay: null });

/** The button of that name, as soon as there is one. */
export const button = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });

/** Presses the button of that name, as soon as there is one. */
export const press = async (name: string | RegExp): Promise<void> => user.click(await button(name));

/** The field of that label, as soon as there is one. */
export const field = (label: string | RegExp): Promise<HTMLElement> => screen.findByLabelText(label);

/** Puts a text in place of what stands in the field of that label. */
export async function fill(label: string | RegExp, text: string): Promise<void> {
  fireEvent.change(await field(label), { target: { value: text } });
}

/** What antd unfolds; its list for screen readers holds only some of the options. */
const OPTION = '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option';

/** The select whose name begins so, as soon as there is one. */
export const select = (name: string): Promise<HTMLElement> =>
  screen.findByRole('combobox', { name: new RegExp(`^${name}`) });

/** Opens the select of that name; answers its options. */
export async function unfold(name: string): Promise<HTMLElement[]> {
  await user.click(await select(name));
  return waitFor(() => {
    const options = [...document.querySelectorAll<HTMLElement>(OPTION)];
    if (options.length === 0) throw new Error(`${name} is not unfolded`);
    return options;
  });
}

/** Chooses an option of the select of that name, as a person does. */
export async function choose(name: string, option: string): Promise<void> {
  const found = (await unfold(name)).find(({ textContent }) => textContent === option);
  if (!found) throw new Error(`${name} has no option ${option}`);
  await user.click(found);
}

/** Opens the profile menu and chooses an entry. */
export async function chooseInProfileMenu(entry: string): Promise<void> {
  await press('Profil menüsü');
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

/** The dialog of that title, as soon as it is open, and what is in it. */
export async function dialog(name: string | RegExp) {
  return within(await screen.findByRole('dialog', { name }));
}
