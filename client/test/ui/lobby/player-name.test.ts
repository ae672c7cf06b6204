import { expect, test } from 'vitest';
import { capital } from '../../../src/text/numbers.ts';
import { placeName } from '../../../src/ui/lobby/player-name.ts';

test.each([[['a', 'b']], [['orange', 'blue']]])('players at %o are offered names that no seat has', (ids) => {
  const seats = ids.map((id) => ({ id }));
  const offered = ids.map((id) => placeName(seats, id));
  expect(offered).toEqual(['Player 1', 'Player 2']);
  for (const name of offered) expect(ids.map(capital)).not.toContain(name);
});
