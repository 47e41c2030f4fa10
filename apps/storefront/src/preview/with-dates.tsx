import { Suspense, type ComponentType } from 'react';

/** Wraps a page with dates in Suspense: the preview's file contains the Arabic names of months, but a promise returns them. */
export const withDates = <Props extends object>(Page: ComponentType<Props>) =>
  function DatedPage(props: Props) {
    return (
      <Suspense fallback={null}>
        <Page {...props} />
      </Suspense>
    );
  };
