/** A random event in words. */
interface EventWords {
  readonly name: string;
  /** What it does, with the dice and for how long; left out for those that mean something in campaigns only. */
  readonly text?: string;
}

/** The random events by the two dice that choose them, G-17.4. */
const EVENTS: Readonly<Record<number, EventWords>> = {
  11: { name: 'P.O.W.' },
  12: { name: 'Bring Me Their Heads' },
  13: { name: 'Fragile Guns', text: 'D3 units lose one kind of ranged weapon each, for the battle.' },
  14: { name: 'Monstrous Spawn', text: 'One unit takes D3 + 3 hits with AP 1.' },
  15: { name: 'Low Supplies', text: 'D3 units cannot shoot for the rest of the battle.' },
  16: { name: 'Combat Fatigued', text: 'All units of one player have −1 on morale tests for the battle.' },
  21: {
    name: 'Carnivorous Fauna',
    text: 'For the battle: a unit rolls a die for each piece of terrain that its move enters; on a 1 it takes a dangerous test.',
  },
  22: { name: 'Toxic Fumes', text: 'Every unit in one quarter of the map takes D3 + 4 hits.' },
  23: {
    name: 'Rigged to Blow',
    text: 'One player secretly names a piece of terrain. The first unit to end a step in it takes D3 + 3 hits with AP 2.',
  },
  24: { name: 'Earthquake', text: 'Every unit that does not stand on open ground takes a dangerous test.' },
  25: { name: 'Dark Clouds', text: 'Units in one quarter of the map shoot 6 hexes less far this round.' },
  26: { name: 'Finish Them!', text: 'Every model has one more attack with its first melee weapon this round.' },
  31: {
    name: 'Psychic Anomaly',
    text: 'For the battle: a unit that moves within 3 of the middle of one quarter takes D3 + 3 hits.',
  },
  32: { name: 'The Walking Dead', text: 'D6 + 4 dead rise in the middle of one quarter, enemies of both sides.' },
  33: {
    name: 'Crazed Sniper',
    text: 'One unit is marked. At the end of each round it takes D3 hits if it is seen from the highest place on the map.',
  },
  34: { name: 'Old Friend', text: 'One unit gains a model: Quality 3, Defense 3, a carbine.' },
  35: { name: 'Escort Mission' },
  36: {
    name: 'Enemy Intel',
    text: 'A token lies in the middle of one quarter. Who carries it to the edge of the other side scores a point.',
  },
  41: { name: 'Surprise Attack', text: 'One unit that does not stand on open ground becomes shaken.' },
  42: {
    name: 'Grave Miscalculation',
    text: 'This round: the first unit to roll a natural 1 when shooting takes D3 + 3 hits with AP 2 itself.',
  },
  43: {
    name: 'Berserker',
    text: 'This round: the first unit to roll a natural 6 in a melee causes D3 more wounds.',
  },
  44: { name: 'No Mercy' },
  45: {
    name: 'Weak Spot',
    text: 'This round: the first tough unit to roll a natural 1 when blocking takes D3 more wounds.',
  },
  46: { name: 'Countdown' },
  51: { name: 'Hearts and Minds' },
  52: { name: 'Moral Victory' },
  53: { name: 'Flash Grenades', text: 'Enemies of one player have −1 to hit in melee this round.' },
  54: { name: 'Suppressing Fire', text: 'One unit makes twice its attacks when it shoots this round.' },
  55: { name: 'War Shout', text: 'One shaken unit is shaken no more.' },
  56: { name: 'Covered in Blood', text: 'Enemies within 6 of one unit have −1 on morale tests for the battle.' },
  61: { name: 'Ancient Relic' },
  62: { name: 'Abandoned Outpost' },
  63: { name: 'Alien Cannon', text: 'One unit gains a weapon: range 24, 3 attacks, AP D3 each time it fires.' },
  64: { name: 'Extortion' },
  65: { name: 'Critical Transmission', text: 'One player gains a point.' },
  66: { name: 'Time Warp' },
};

/** What a random event is called, by its two dice. */
export const eventName = (event: number): string => EVENTS[event]?.name ?? `event ${event}`;

/** What it does, in one sentence with its rule; that it belongs to campaigns where that is so. */
export const eventText = (event: number): string =>
  `${(EVENTS[event]?.text ?? 'It means something in campaigns only.').replace(/\.$/, '')} (G-17.4).`;
