/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard-scss'],
  rules: {
    // Colours stand in styles/tokens.scss alone, so that the dark theme costs nothing.
    'color-no-hex': true,
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Class names of modules are camelCase' }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }], // CSS modules
    'max-nesting-depth': 3,
    'declaration-no-important': true,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'no-descending-specificity': null,
    'declaration-block-single-line-max-declarations': null,
    'rule-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'scss/double-slash-comment-empty-line-before': null,
    'comment-empty-line-before': null,
    'value-keyword-case': null,
    'property-no-vendor-prefix': null,
    'media-feature-range-notation': null,
    'scss/operator-no-unspaced': null, // reads the slash of the font shorthand as a division
    'alpha-value-notation': null,
  },
  overrides: [
    {
      files: ['styles/**/*.scss'],
      // Values and global classes of the design, taken over as they are.
      rules: { 'color-no-hex': null, 'selector-class-pattern': null, 'declaration-no-important': null },
    },
  ],
  ignoreFiles: ['.next/**', 'node_modules/**'],
};
