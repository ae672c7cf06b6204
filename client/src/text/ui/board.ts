/** A match that this page plays alone, on a board of one's own. */
export const board = {
  title: 'Your own board',
  about:
    'Play any position by yourself, without a server: hold all seats and try things out, or play the computer. You can go back to any answer, and a reload goes on where you were.',
  open: 'Open a position',
  noPosition: 'This file is neither a position nor the record of a match.',
  keepsNothing: 'This browser keeps nothing, so no match can begin here. Is it a private window?',
  kept: 'Your boards',
  remove: 'Remove this board',
  all: 'Try it on your own board',
  computer: 'Play the computer from here',
  yourSeat: 'Your seat',
  as: (seat: string) => `as ${seat}`,
  gone: 'This board is not in this browser. The five that were played last are kept.',
  over: 'You can take answers back, or look at the board.',
  notKept: 'This browser could not keep the match: a reload loses it.',
  save: 'Save the record',
  others: 'Other boards and positions',
  way: 'Play a position alone',
  wayHint: 'From a file, on your own board or against the computer, without a server.',
} as const;
