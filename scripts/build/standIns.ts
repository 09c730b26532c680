const SRC = `${import.meta.dirname}/../../src`;
const WITHOUT_OBJECTS = `${SRC}/core/run/validation/withoutObjects.ts`;
/** Stand-ins for packages that a library imports but this application does not need; each file gives the reason. */
export const STAND_INS = {
  '@emotion/react': `${SRC}/ui/select/withoutEmotion.ts`,
  '@floating-ui/dom': `${SRC}/ui/select/withoutFloating.ts`,
  'prop-types': `${SRC}/ui/overlay/withoutPropTypes.ts`,
  'property-expr': WITHOUT_OBJECTS,
  'react-lifecycles-compat': `${SRC}/ui/overlay/withoutOldReact.ts`,
  'tiny-case': WITHOUT_OBJECTS,
  toposort: WITHOUT_OBJECTS,
};
