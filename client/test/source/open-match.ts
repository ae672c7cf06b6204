import { type MatchRecord, PUBLIC, type Viewer } from '@ironhex/shared/match';
import { TEST_COMPUTERS, TEST_GAMES, TEST_RULESETS } from '../../../shared/test/rulesets/index.ts';
import { LocalMatch } from '../../src/local/local-match.ts';
import { Replay } from '../../src/replay/replay.ts';
import { ClientMatch } from '../../src/table/match.ts';
import { OwnSeat } from '../../src/table/seat/own-seat.ts';
import { type Open, serve } from '../../src/worker/serve.ts';
import { WorkerMatch } from '../../src/worker/source.ts';
import { ports } from './ports.ts';

/** What a worker of the page makes of a record: a match to play, or one to look at. Every game of the tests can be held. */
export const TO_PLAY: Open = (record) =>
  LocalMatch.open({ record, opponents: {} }, { rulesets: TEST_RULESETS, computers: TEST_COMPUTERS });
export const TO_SEE: Open = (record) => Replay.open(record, TEST_GAMES);

/** A worker without a thread that holds the match of a record. */
export const holding = (record: unknown, open: Open): WorkerMatch => {
  const [page, worker] = ports();
  serve(worker, open);
  return new WorkerMatch(page, record);
};

/** A page without a network that shows the match of a record. */
export const openMatch = (record: MatchRecord, open = TO_PLAY, viewer: Viewer = PUBLIC) => {
  const source = holding(record, open).as(viewer);
  return { source, match: new ClientMatch('m1', source, new OwnSeat('m1', undefined)) };
};
