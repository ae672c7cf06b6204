import type { Page } from 'playwright-core';

/** Roles of what somebody can do something with. */
const USED = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);

/** What a screen reader finds on the page: everything that can be used, with its name. */
const usedOn = async (page: Page): Promise<readonly { readonly role: string; readonly name: string }[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && USED.has(role?.value))
    .map(({ role, name }) => ({ role: role!.value as string, name: ((name?.value as string) ?? '').trim() }));
};

/** Roles of what can be used but has no name. Nobody who does not see the page knows what it is. */
export const namelessOn = async (page: Page): Promise<readonly string[]> => {
  const used = await usedOn(page);
  if (used.length === 0) throw new Error('nothing on the page can be used');
  return used.filter(({ name }) => name === '').map(({ role }) => role);
};
