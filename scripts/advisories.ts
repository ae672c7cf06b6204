/** What an audit found out about known faults in the packages of the server and the page. */
type Audited =
  | { readonly kind: 'clean' }
  | { readonly kind: 'faulty'; readonly faults: readonly string[] }
  /** The registry did not answer. That is not our fault and proves nothing. */
  | { readonly kind: 'unknown'; readonly why: string }
  /** The audit itself failed. */
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

/** Severities that fail the build. */
const GRAVE: ReadonlySet<string> = new Set(['high', 'critical']);

/** Where paths of packages begin that only the tests use: no server and no page runs them. */
const TESTS = 'e2e>';

/** What pnpm prints when it cannot reach the registry, or when the registry keeps no advisories. */
const UNREACHABLE = /ERR_PNPM_AUDIT_(BAD_RESPONSE|ENDPOINT)|error sending request|ETIMEDOUT|ENOTFOUND|ECONN|EAI_AGAIN/;

const readReport = (text: string): Report | undefined => {
  try {
    const report = JSON.parse(text) as Partial<Report> | null;
    return report?.advisories ? (report as Report) : undefined;
  } catch {
    return undefined;
  }
};

/** Judges the two outputs of `pnpm audit --prod --json`. */
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
