/** What was found out about known faults in the packages that the server and the page are made of. */
export type Audited =
  | { readonly kind: 'clean' }
  | { readonly kind: 'faulty'; readonly faults: readonly string[] }
  /** Nobody could be asked, which is not our fault and proves nothing. */
  | { readonly kind: 'unknown'; readonly why: string }
  /** Asking itself went wrong. */
  | { readonly kind: 'broken'; readonly why: string };

/** The part of a report of `pnpm audit --json` that is read. */
interface Report {
  readonly advisories: Readonly<Record<string, Advisory>>;
}

interface Advisory {
  readonly severity: string;
  readonly module_name: string;
  readonly title: string;
  readonly url: string;
  readonly findings: readonly { readonly version: string; readonly paths: readonly string[] }[];
}

/** What stops a build. */
const GRAVE: ReadonlySet<string> = new Set(['high', 'critical']);

/** What only the tests are made of runs nowhere else. */
const TESTS = 'e2e>';

/** How pnpm says that the registry is out of reach, or keeps no advisories. */
const UNREACHABLE = /ERR_PNPM_AUDIT_(BAD_RESPONSE|ENDPOINT)|error sending request|ETIMEDOUT|ENOTFOUND|ECONN|EAI_AGAIN/;

const readReport = (text: string): Report | undefined => {
  try {
    const report = JSON.parse(text) as Partial<Report> | null;
    return report?.advisories ? (report as Report) : undefined;
  } catch {
    return undefined;
  }
};

/** Reads what `pnpm audit --prod --json` has written on its outputs. */
export const judgeAudit = (output: string, complaint: string): Audited => {
  const report = readReport(output);
  if (!report) {
    const lines = `${output}\n${complaint}`.split('\n').map((line) => line.replace(/^[\s×│├╰─▶]+/, '').trim());
    const why = lines.filter(Boolean).join(' ') || 'it said nothing';
    return { kind: UNREACHABLE.test(why) ? 'unknown' : 'broken', why };
  }
  const faults = Object.values(report.advisories)
    .filter(({ severity }) => GRAVE.has(severity))
    .filter(({ findings }) => findings.some(({ paths }) => paths.some((path) => !path.startsWith(TESTS))))
    .map(({ severity, module_name, title, url, findings }) => {
      const versions = findings.map(({ version }) => version).join(', ');
      return `${severity}: ${module_name} ${versions}: ${title} (${url})`;
    });
  return faults.length > 0 ? { kind: 'faulty', faults } : { kind: 'clean' };
};
