export { default } from '@rotadas/eslint';
