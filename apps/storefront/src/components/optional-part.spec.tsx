import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { fakeApi, type FakeApi } from '@manette/web-testing';
import { PartBoundary } from '@manette/web-ui';
import { optionalPart } from './optional-part';

class Page extends Component<{ children: ReactNode }, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };
  override render = () => (this.state.failed ? 'Try again' : this.props.children);
}

describe('an optional part of a page', () => {
  let network: FakeApi;
  let isLoadable: boolean;
  beforeEach(() => {
    network = fakeApi();
    isLoadable = false;
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockReturnValue();
    jest.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    network.restore();
  });

  async function open() {
    const Part = optionalPart(async () => {
      if (!isLoadable) throw new Error('ChunkLoadError');
      return { default: () => <p>the part</p> };
    });
    await act(async () => {
      render(
        <Page>
          <p>the page</p>
          <PartBoundary>
            <Part />
          </PartBoundary>
        </Page>,
      );
      await jest.advanceTimersByTimeAsync(0);
    });
  }

  it('[POC-022] leaves the page as it is without a network, and is shown once it can be loaded', async () => {
    network.answer('GET /health/live', () => {
      throw new Error('no network');
    });
    await open();
    expect(screen.getByText('the page')).toBeVisible();
    expect(screen.queryByText('the part')).toBeNull();
    isLoadable = true;
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByText('the part')).toBeVisible();
  });

  it("gives the page's 'Try again' where the server no longer has its file", async () => {
    network.answer('GET /health/live', () => ({ body: { status: 'ok' } }));
    await open();
    expect(screen.getByText('Try again')).toBeVisible();
  });
});
