import { Suspense, type ComponentType } from 'react';

/** A page that shows dates: the Arabic names of months are in its preview's file, but are handed out by a promise. */
export const withDates = <Props extends object>(Page: ComponentType<Props>) =>
  function DatedPage(props: Props) {
    return (
      <Suspense fallback={null}>
        <Page {...props} />
      </Suspense>
    );
  };
