/** The fields of a class, writable and without methods: those that an aggregate may write and that a new one needs. */
export type FieldsOf<Class> = {
  -readonly [
    Key in keyof Class as Class[Key] extends (...args: never[]) => unknown ? never : Key
  ]: Class[Key];
};
