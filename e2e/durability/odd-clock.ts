// Loaded into a server before its own code. SIGUSR2 sets its wall clock ten minutes ahead, SIGHUP ten minutes back.
const RealDate = Date;
let ahead = 0;

class OddDate extends RealDate {
  constructor(...given: readonly unknown[]) {
    super(...((given.length > 0 ? given : [OddDate.now()]) as [number]));
  }

  static override now(): number {
    return RealDate.now() + ahead;
  }
}

globalThis.Date = OddDate as DateConstructor;

const set = (by: number) => () => {
  ahead += by;
  console.log(`the wall clock is ${ahead} ms ahead`);
};
process.on('SIGUSR2', set(600_000));
process.on('SIGHUP', set(-600_000));
