import { request } from 'node:http';
import { expect, test } from 'vitest';
import { openDuel } from '../drivers/duel.ts';
import { useSite } from '../drivers/site.ts';
import { EXAMPLE } from '../rulesets/index.ts';

const site = useSite();

/** The head of an answer, and how many bytes its body has on the wire. */
interface Sent {
  readonly head: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: number;
}

/** Asks for a file as a browser does that takes this encoding. Nothing is decoded on the way. */
const sent = (url: string, encoding: string): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ head: answer.headers, bytes }));
    });
    asked.on('error', reject);
    asked.end();
  });

/** The scripts that a page loads until it shows this. */
const scriptsOf = async (address: string, shown: string): Promise<readonly string[]> => {
  const { page, context } = await site.come();
  await page.goto(address);
  await page.getByTestId(shown).first().waitFor();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  await context.close();
  return scripts;
};

const total = async (scripts: readonly string[], encoding: string): Promise<number> => {
  const all = await Promise.all(scripts.map((script) => sent(script, encoding)));
  for (const { head } of all) {
    expect(head['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(head.vary).toBe('Accept-Encoding');
  }
  return all.reduce((sum, { bytes }) => sum + bytes, 0);
};

test('home is interactive with 150 KB of script, whatever the browser can unpack', async () => {
  const scripts = await scriptsOf(`${site.url}/`, 'quick-match');
  expect(scripts.length).toBeGreaterThan(0);
  expect(await total(scripts, 'br, gzip')).toBeLessThan(150_000);
  expect(await total(scripts, 'identity')).toBeLessThan(150_000);
});

test('a match is played with 500 KB of script by brotli, 560 KB by gzip', async () => {
  const { addressOf } = await openDuel(site.url);
  const scripts = await scriptsOf(addressOf(), EXAMPLE.begun);
  expect(scripts.some((script) => script.includes('phaser'))).toBe(true);
  expect(await total(scripts, 'gzip, br')).toBeLessThan(500_000);
  expect(await total(scripts, 'gzip')).toBeLessThan(560_000);
  const [first] = scripts;
  expect((await sent(first!, 'gzip, br')).head).toMatchObject({ 'content-encoding': 'br' });
  expect((await sent(first!, 'gzip')).head).toMatchObject({ 'content-encoding': 'gzip' });
  expect((await sent(first!, 'identity')).head).not.toHaveProperty('content-encoding');
});
