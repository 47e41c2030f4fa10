import { cloneElement, type ReactElement, type ReactNode, type Ref } from 'react';

type Props = Record<string, unknown> & { ref?: Ref<HTMLElement>; className?: string };
type Handler = (...given: unknown[]) => void;

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

function merged(name: string, own: unknown, further: unknown): unknown {
  if (name === 'className') return [further, own].filter(Boolean).join(' ');
  if (!isHandler(name, own) || !isHandler(name, further)) return own ?? further;
  return (...given: unknown[]) => {
    own(...given);
    further(...given);
  };
}

/**
 * An element with further properties, as Radix's Slot has it: it keeps its own, classes are joined, and its own handlers run
 * first. Slot itself is as much code as the buttons that every page begins with.
 * @param content stands in it in place of its own
 */
export function givenTo(element: ReactElement, further: object, content?: ReactNode): ReactElement {
  const own = element.props as Props;
  const all: Props = { ...further };
  for (const [name, value] of Object.entries(own)) all[name] = merged(name, value, all[name]);
  return content === undefined ? cloneElement(element, all) : cloneElement(element, all, content);
}
