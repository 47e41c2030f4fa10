export { form, FORM_MAKES, grained, halved, type FormMake } from './forms.js';
