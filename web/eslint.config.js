import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { layers } from './layers.js';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'node_modules/', '.svelte-check/', 'schema/', 'src/kit/api/types.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript knows better which names exist.
      'no-undef': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    files: ['src/**'],
    plugins: { house: { rules: { layers } } },
    rules: {
      'house/layers': 'error',
      // What things are called changes with the language: they are found by `data-*`.
      'no-restricted-syntax': [
        'error',
        ...[
          'Literal[value=/\\[aria-label/]',
          'TemplateElement[value.raw=/\\[aria-label/]',
          "CallExpression[callee.property.name='getAttribute'] > Literal[value='aria-label']",
        ].map((selector) => ({ selector, message: 'Find things by data, not by their words.' })),
      ],
    },
  },
  {
    files: ['tests/**'],
    rules: {
      // Limits of seconds fail on a busy machine: `tests/setup.ts` sets one for all, at five minutes.
      'no-restricted-properties': [
        'error',
        ...['waitFor', 'waitUntil'].map((property) => ({
          object: 'vi',
          property,
          message: 'Its limit is one second: use `waitFor` of Testing Library.',
        })),
        { object: 'vi', property: 'setConfig', message: 'Limits for all are in vite.config.ts.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "ObjectExpression > Property[key.name='timeout']",
          message: 'One limit for all is in tests/setup.ts.',
        },
        {
          selector: "AssignmentExpression > MemberExpression.left[object.property.name='prototype']",
          message: 'It would stay for other files of the same process: use `vi.spyOn`, which is taken back.',
        },
        ...["[callee.name='it']", "[callee.callee.property.name='each']"].map((test) => ({
          selector: `CallExpression${test} > Literal.arguments:nth-child(3)`,
          message: 'One limit for all tests is in vite.config.ts.',
        })),
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
    rules: {
      // Everything is real DOM: no component writes markup as text.
      'svelte/no-at-html-tags': 'error',
    },
  },
);
