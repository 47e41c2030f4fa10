import { useState, type ReactNode } from 'react';
import { useLowData } from './low-data';
import { ShowPicture } from './show-picture';

export interface OnDemandProps {
  /** The picture's address: each new address shows the button again. */
  address: string;
  bytes?: number | undefined;
  title?: string | undefined;
  /** Whether the page has loaded the picture already, so that showing it costs nothing. */
  isLoaded?: boolean;
  /** Shown after the button was pressed, if it differs from `children`. */
  pressed?: ReactNode;
  children: ReactNode;
}

const focus = (shown: HTMLElement | null) => shown?.focus({ preventScroll: true });

/**
 * Shows a picture; with low data on, only after its button is pressed [POC-068]. The focus then moves from the button to the
 * picture.
 */
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
