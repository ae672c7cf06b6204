/** Which currencies armies are bought with, ARM-1. */
export const GAME_KINDS = ['tank', 'infantry', 'standard', 'asymmetric'] as const;
