import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * Judges a form's fields by rules that load when they are first needed: the form shows without them.
 * @param load again after it has failed; the server judges by the same rules meanwhile
 */
export const lazyResolver =
  <Values extends FieldValues>(load: () => Promise<Resolver<Values>>): Resolver<Values> =>
  async (values, context, options) => {
    try {
      const judge = await load();
      return await judge(values, context, options);
    } catch (error) {
      console.warn('The rules of the form cannot be loaded', error);
      return { values, errors: {} };
    }
  };
