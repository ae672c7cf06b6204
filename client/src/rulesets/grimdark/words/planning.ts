/** What the panels say in which an activation and its shots are planned. */
export const PLANNING = {
  act: {
    title: { activate: 'Your turn: activate a unit', act: (name: string) => `${name}: what does it do?` },
    lead: {
      activate:
        'Pick a unit, then a hex, an enemy to charge or a transport to board. One confirmation activates it and carries the action out (P8, P10).',
      act: 'Pick a hex, an enemy to charge or a transport to board, or Hold (P10).',
    },
    units: 'Units that can be activated',
    ready: 'can be activated',
    chosen: 'is planned for',
    actions: 'Actions',
    names: { hold: 'Hold', advance: 'Advance', rush: 'Rush', charge: 'Charge' },
    hints: {
      hold: 'It stays, and can shoot',
      advance: 'It moves, and can shoot',
      rush: 'It moves, and cannot shoot',
      charge: 'It moves into contact, and fights',
    },
    charges: 'Enemies in reach of a Charge',
    boards: 'Transports in reach',
    board: (name: string) => `Board ${name}`,
    tools: 'Ways to plan and to look',
    tool: { winding: 'Way points', looking: 'Sight', wary: 'Threats' },
    toolHints: {
      winding: 'Further hexes that you pick are added to the way',
      looking: 'What is seen from the planned hex: hatched hexes are not seen, shields are cover (G-5)',
      wary: 'What all enemies could shoot at now, and where they could end a Charge',
    },
    benefits: {
      logic: 'Logic: +1 to hit (G-18.4)',
      ask: 'Knowledge: the enemy names its next unit (G-18.4)',
    },
    melee: 'The melee',
    wins: 'wins',
    tie: 'tie',
    loses: 'loses',
    odds: {
      destroyed: 'destroyed',
      routs: 'routs',
      fails: 'fails its morale test',
      lost: 'models lost',
    },
    answers: 'The enemy strikes whenever it can.',
  },
} as const;
