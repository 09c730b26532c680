/** Seeds of 60 steps that were red once: each found a fault of the product, or of the model. */
export const KEPT_SEEDS = [
  5, 19, 21, 84, 93, 164, 308, 309, 520, 858, 904, 922, 1109, 1296, 70077, 70253,
] as const;
