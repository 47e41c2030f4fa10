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
 * Returns the element with further properties merged into its own, like Radix's Slot: its own properties win, classes are
 * joined, and its own event handlers run first. Slot itself is as much code as the buttons that every page loads first.
 * @param content replaces the element's own content
 */
export function withProps(element: ReactElement, further: object, content?: ReactNode): ReactElement {
  const own = element.props as Props;
  const all: Props = { ...further };
  for (const [name, value] of Object.entries(own)) all[name] = merged(name, value, all[name]);
  return content === undefined ? cloneElement(element, all) : cloneElement(element, all, content);
}
