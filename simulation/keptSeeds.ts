/** Seeds whose 60-step histories once failed; each exposed a bug in the product or in the model. */
export const KEPT_SEEDS: readonly number[] = [
  4200812, 4200991, 5001562, 5001705, 5004081, 7002542, 7021722, 7061359, 7083187, 7115605, 7117899, 7118346,
  7134434, 7150230,
];
