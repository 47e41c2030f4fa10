import { EventEmitter } from 'node:events';
import { ServiceUnavailableException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { limitTime } from './time-limit.js';

const MINUTE = 60_000;

describe('a call that takes long', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const call = (contentType?: string) => {
    const request = Object.assign(new EventEmitter(), { is: (type: string) => type === contentType && type });
    const response = Object.assign(new EventEmitter(), { headersSent: false });
    const next = jest.fn();
    limitTime(request as unknown as Request, response as unknown as Response, next);
    expect(next.mock.calls).toEqual([[]]);
    return { request, response, refusals: () => next.mock.calls.slice(1).flat() };
  };
  const unavailable = [expect.any(ServiceUnavailableException)];

  it('[contract 2] is answered 503 after a minute', () => {
    const { refusals } = call('application/json');
    jest.advanceTimersByTime(MINUTE - 1);
    expect(refusals()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(refusals()).toEqual(unavailable);
  });

  it('[CAT-094] may take longer to arrive when it brings files', () => {
    const { request, refusals } = call('multipart/form-data');
    jest.advanceTimersByTime(5 * MINUTE);
    expect(refusals()).toEqual([]);
    request.emit('end');
    jest.advanceTimersByTime(MINUTE);
    expect(refusals()).toEqual(unavailable);
  });

  it('leaves no timer running when it is refused before its form has arrived', () => {
    const { request, response } = call('multipart/form-data');
    response.emit('close');
    request.emit('end');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is not refused once it is answered', () => {
    const { response, refusals } = call();
    response.emit('close');
    jest.advanceTimersByTime(MINUTE);
    expect(refusals()).toEqual([]);
  });
});
