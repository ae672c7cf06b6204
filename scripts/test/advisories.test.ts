import { describe, expect, test } from 'vitest';
import { judgeAudit } from '../advisories.ts';

const advisory = (severity: string, ...paths: readonly string[]) => ({
  severity,
  module_name: 'ws',
  title: 'It is bad',
  url: 'https://advisories.example/1',
  findings: [{ version: '8.0.0', paths }],
});
const report = (...advisories: readonly object[]): string =>
  JSON.stringify({ advisories: Object.fromEntries(advisories.map((one, n) => [n, one])), metadata: {} });

describe('what is known about packages', () => {
  test.each([
    ['nothing', report()],
    ['what is not grave', report(advisory('moderate', 'server>ws'), advisory('low', 'client>ws'))],
    ['something grave that only tests are made of', report(advisory('critical', 'e2e>ws', 'e2e>colyseus>ws'))],
  ])('%s lets the build pass', (_what, text) => {
    expect(judgeAudit(text, '')).toEqual({ kind: 'clean' });
  });

  test.each(['high', 'critical'])('something %s in the server stops it, and is named', (severity) => {
    const text = report(advisory(severity, 'e2e>ws', 'server>colyseus>ws'), advisory('low', 'server>ws'));
    expect(judgeAudit(text, '')).toEqual({
      kind: 'faulty',
      faults: [`${severity}: ws 8.0.0: It is bad (https://advisories.example/1)`],
    });
  });

  test.each([
    ['a registry that keeps none', '', 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × responded with 405:\n', /405/],
    ['no network', '', 'Failed to request: error sending request for url: ENOTFOUND', /ENOTFOUND/],
    ['one that never answers', '', 'spawnSync pnpm ETIMEDOUT', /ETIMEDOUT/],
  ])('a registry out of reach, by %s, is told apart from good news', (_what, output, complaint, why) => {
    expect(judgeAudit(output, complaint)).toEqual({ kind: 'unknown', why: expect.stringMatching(why) });
  });

  test.each([
    ['another error', '{"error":{"code":"ERR_PNPM_AUDIT_NO_LOCKFILE"}}', ''],
    ['half a report', '{"advisories":', ''],
    ['a wrong option', '', "error: unexpected argument '--none' found"],
    ['nothing at all', '', ''],
  ])('an audit that did not work is no pass: %s', (_what, output, complaint) => {
    expect(judgeAudit(output, complaint).kind).toBe('broken');
  });
});
