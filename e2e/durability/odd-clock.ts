// Loaded before a server: its wall clock is set ten minutes ahead at the signal SIGUSR2, and ten minutes back at SIGHUP.
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
