import { useState, type ReactNode } from 'react';
import { useLowData } from './low-data';
import { ShowPicture } from './show-picture';

export interface OnDemandProps {
  /** The picture's address: another picture in its place has a button of its own. */
  address: string;
  bytes?: number | undefined;
  title?: string | undefined;
  /** It is in the page already, and costs nothing. */
  isLoaded?: boolean;
  /** What is shown when the button was pressed, if it is not what is shown at other times. */
  pressed?: ReactNode;
  children: ReactNode;
}

const focus = (shown: HTMLElement | null) => shown?.focus({ preventScroll: true });

/** Shows a picture; with low data on, only when its button is pressed [POC-068]. The button gives its focus to the picture. */
export function OnDemand({ address, bytes, title, isLoaded, pressed, children }: OnDemandProps) {
  const isLowData = useLowData();
  const [asked, setAsked] = useState<string>();
  if (!isLowData || isLoaded) return children;
  if (asked !== address) return <ShowPicture onShow={() => setAsked(address)} bytes={bytes} title={title} />;
  return (
    <span ref={focus} tabIndex={-1} className="block size-full outline-none">
      {pressed ?? children}
    </span>
  );
}
