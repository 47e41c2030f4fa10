/** The fields of a class, without its methods. */
export type FieldsOf<Class> = {
  -readonly [
    Key in keyof Class as Class[Key] extends (...args: never[]) => unknown ? never : Key
  ]: Class[Key];
};
