import { expect, test } from 'vitest';
import { Chat } from '../../src/table/chat.ts';

const said = (text: string) => ({ from: 'Bob', seat: 'orange', text });

test('messages of others count as unread until the chat comes before the eyes', () => {
  const chat = new Chat();
  chat.add(said('one'), false);
  chat.add(said('two'), false);
  chat.add({ from: 'Ada', seat: 'blue', text: 'mine' }, true);
  expect(chat.unread.value).toBe(2);
  chat.show(true);
  expect(chat.unread.value).toBe(0);
  chat.add(said('three'), false);
  expect(chat.unread.value).toBe(0);
  chat.show(false);
  chat.add(said('four'), false);
  expect(chat.unread.value).toBe(1);
});

test('the page keeps the newest two hundred', () => {
  const chat = new Chat();
  for (let n = 1; n <= 250; n++) chat.add(said(`${n}`), false);
  expect(chat.messages.value.length).toBe(200);
  expect(chat.messages.value.at(-1)?.text).toBe('250');
  expect(chat.unread.value).toBe(250);
});
