import type { Scored } from '@ironhex/shared/steampunk';

/** What the panels say beside their prompts. */
export const PANELS = {
  byDefault: 'default',
  track: 'The turn',
  turn: (n: number, of: number | undefined) => (of === undefined ? `Turn ${n}` : `Turn ${n} of ${of}`),
  lastTurn: (n: number) => `Turn ${n}, the last`,
  timeLeft: (time: string) => `${time} left`,
  allocate: {
    default: 'Deal out as by default',
    own: (name: string) => `Hits of ${name}`,
    needs: (cancelled: number, primary: number, support: number) =>
      [
        ...(cancelled > 0 ? [`${cancelled} deflected`] : []),
        `${primary} striking`,
        ...(support > 0 ? [`${support} in support`] : []),
      ].join(', '),
    hit: (n: number, by: string, model: string | undefined) =>
      `Hit ${n} of ${by}${model === undefined ? '' : `, ${model}`}`,
    counter: 'counter-attack',
    cancelledBy: (unit: string) => `deflected by ${unit}`,
    on: (unit: string) => `strikes ${unit}`,
    supports: (n: number, unit: string) => `supports hit ${n} on ${unit}`,
    group: (n: number, by: string) => (n === 1 ? `1 hit of ${by}` : `${n} hits of ${by}`),
    lots: {
      cancelled: (unit: string) => `deflected by ${unit}`,
      strikes: (unit: string) => `strike ${unit}`,
      supports: (unit: string) => `in support against ${unit}`,
    },
    singly: 'One by one',
    bar: 'All hits are dealt out.',
  },
  odds: {
    assault: (wins: string, own: string, enemy: string) =>
      `${wins} to win; undeflected hits: ${own} of yours, ${enemy} of the enemy (on average)`,
    nobody: 'nobody of yours fights there',
    destroyed: 'destroyed',
    shaken: 'shaken',
    critical: 'critical',
    dead: (n: string) => `${n} dead on average`,
    fd: (n: string) => `${n} damage to come on average`,
    token: (n: number, token: string) => `${n} × ${token.replace('_', ' ')}`,
    nothing: 'nothing happens to it',
    dealt: 'As dealt out',
  },
  heal: {
    bar: 'Points are spent as shown.',
    points: (n: number) => (n === 1 ? '1 point left' : `${n} points left`),
    take: 'take back',
    byDefault: 'As by default',
    cost: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  },
  policy: {
    groups: {
      before: 'Before the first turn',
      orders: 'Orders and shots',
      moves: 'Moves',
      assaults: 'Assaults',
      other: 'Other',
    },
  },
} as const;

/** How a first match goes, in order. */
export const FIRST_MATCH = [
  ['Meet', 'Send the invitation link, enter your name and sit down. The match begins when both sit.'],
  ['Set up', 'Both armies are placed by default where you do not say otherwise (SET-4). Change what you like.'],
  [
    'Write orders',
    'Each unit gets one order for moving and one for shooting, for the turn after this one (ORD-2). They are secret, and carried out by both sides at the same time.',
  ],
  ['Shoot', 'In Gunnery 1 and 2 you choose targets in secret. The odds stand at each target (GUN-6).'],
  ['Fight', 'Units that enter a hex of the enemy assault it (AS-1). Who loses retreats.'],
  ['Win', 'Destroy and cripple enemy units, and keep your own: all of it scores when the last turn is over (VIC-3).'],
] as const;

/** What the keys do beside those of every game. */
export const KEYS = [
  ['1 to 9', 'Answers a question at once; else card of an order, weapon that fires, or unit to set up'],
  ['N and P', 'Next unit, and the one before'],
  ['A', 'All units of one kind'],
  ['O', 'Copy the last order'],
  ['F', 'Next order for shooting'],
  ['T', 'Next target, or next 360 of an order'],
  ['X', 'Hold fire, take a unit back from the board, or be asked for a facing later'],
  ['D', 'Fire as by default'],
  ['Q and E', 'Turn a unit that is set up, or write the facing of a 360'],
] as const;

/** What a side gets points for. */
export const SCORED: Readonly<Record<Scored, string>> = {
  destroyed: 'destroyed',
  crippled: 'crippled',
  kept: 'kept',
};

/** What the score says. */
export const POINTS = {
  rule: (bonus: number) =>
    `Points for enemies destroyed and crippled and for own units kept, as far as you know (VIC-3).${bonus > 0 ? ` Whoever has more at the end gets ${bonus} more.` : ''}`,
  bonus: 'More than the other side',
  onBoard: 'on the board',
  friendly: 'Units on the board, as far as you know: a side without any has lost (VIC-1).',
} as const;
