/** How a first match goes, in order. */
export const FIRST_MATCH = [
  ['Meet', 'Send the invitation link, enter your name and sit down. The battle begins when both sit.'],
  [
    'Set up',
    'Markers are laid, edges chosen, and both sides place their units in turn (G-7). Everything has a default that you can take.',
  ],
  [
    'Take turns',
    'You activate one unit: it holds, advances, rushes or charges (G-9.1). Then your opponent does. Every unit acts once in a round.',
  ],
  [
    'Shoot',
    'After a Hold or an Advance a unit shoots (G-10.1). Odds stand at each target: hits, wounds, models lost, and how likely it fails its morale test.',
  ],
  [
    'Charge',
    'Who charges strikes first (G-12.3). Who strikes is fatigued, and hits on a 6 only for the rest of the round.',
  ],
  [
    'Win',
    'End rounds within 3 hexes of markers that no enemy is near (G-14.2). After four rounds who holds more wins.',
  ],
] as const;

/** What the keys do beside those of every game. */
export const KEYS = [
  ['1 to 9', 'Answers a question at once; else unit, action, weapon that shoots, spell, or models that are lost'],
  ['N and P', 'Next unit, and the one before; N with a spell: when there is another'],
  ['W', 'Way points: the hexes that you pick make the way'],
  ['E', 'What is seen from the planned hex'],
  ['T', 'What enemies threaten; next target of shots and spells'],
  ['X', 'Hold the fire of a weapon'],
  ['D', 'Targets as by default'],
  ['+ and −', 'Tokens for or against a spell'],
] as const;
