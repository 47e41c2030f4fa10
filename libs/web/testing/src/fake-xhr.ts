import type { Answer, Exchange } from './exchange';

/** The part of XMLHttpRequest that uploads use, answered by `exchange` instead of a server. */
export const fakeXhr = (exchange: Exchange) =>
  class FakeXhr {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    timeout = 0;
    onload?: () => void;
    onerror?: () => void;
    ontimeout?: () => void;
    onabort?: () => void;
    private aborted = false;
    private method = 'GET';
    private url = '';
    private readonly headers = new Headers();
    private answered = new Headers();

    open(method: string, url: string) {
      this.method = method;
      this.url = url;
    }

    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }

    getResponseHeader(name: string) {
      return this.answered.get(name);
    }

    send(body: unknown) {
      const told = new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 1 });
      this.upload.dispatchEvent(told);
      void exchange({ method: this.method, url: this.url, headers: this.headers, body }).then(
        (answer) => this.settle(answer),
        () => this.onerror?.(),
      );
    }

    abort() {
      this.aborted = true;
      this.onabort?.();
    }

    private settle({ status = 200, body, headers }: Answer) {
      if (this.aborted) return;
      this.status = status;
      this.answered = new Headers(headers);
      this.responseText = JSON.stringify(body ?? null);
      this.onload?.();
    }
  };
