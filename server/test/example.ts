// The games that the server's tests play: the one file here that names a ruleset.
export {
  ASK_ALWAYS,
  boards,
  type Eligible,
  type Force,
  generateBoard,
  type Intent,
  OptionsSchema,
  type Policy,
  type Seen,
  STOCK_BOARDS,
  STOCK_CARDS,
  type View,
  type WarfareTypes as ExampleTypes,
} from '@ironhex/shared/warfare3025';
export { warfare3025 as example } from '@ironhex/shared/warfare3025/ruleset';
export { sealedOrders as secretive } from '../../shared/test/rulesets/sealed-orders/ruleset.ts';
