/* Our Sass rules: only `@use`, flat BEM with the prefix app-, and colours and sizes only from styles/settings/. */

const elementOrBlock =
  '^app-[a-z][a-z0-9]*(-[a-z0-9]+)*(__[a-z0-9]+(-[a-z0-9]+)*)?(--[a-z0-9]+(-[a-z0-9]+)*)?$';

export default {
  extends: ['stylelint-config-standard-scss'],
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    'at-rule-disallowed-list': ['import', 'extend'],
    'selector-class-pattern': [elementOrBlock, { message: 'Class names are flat BEM and start with app-' }],
    'keyframes-name-pattern': '^app-[a-z-]+$',
    'max-nesting-depth': [
      2,
      { ignore: ['pseudo-classes', 'blockless-at-rules'], ignoreAtRules: ['include', 'media', 'each'] },
    ],
    'selector-max-id': 0,
    'selector-pseudo-class-disallowed-list': [
      ['hover'],
      { message: 'Use t.hover for hover styles: otherwise a phone keeps them after a tap' },
    ],
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'color-mix'],
    'unit-disallowed-list': [
      ['px', 'rem', 'em', 'pt', 'in', 'ms', 's'],
      { message: 'Use sizes and durations from styles/settings/' },
    ],
    'value-keyword-case': ['lower', { ignoreKeywords: ['Highlight', 'Mark', 'CanvasText'] }],
    'declaration-empty-line-before': null,
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['styles/settings/**/*.scss', 'src/tenant/**/*.scss'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'unit-disallowed-list': null,
        'scss/dollar-variable-empty-line-before': null,
      },
    },
    {
      files: ['styles/tools/_media.scss'],
      rules: { 'selector-pseudo-class-disallowed-list': null },
    },
    {
      files: ['styles/base/**/*.scss'],
      rules: { 'selector-max-id': 1 },
    },
  ],
};
