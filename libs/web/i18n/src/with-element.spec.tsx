import { render } from '@testing-library/react';
import { ELEMENT, withElement } from '.';

it.each([
  [`Welcome, ${ELEMENT}`, 'Welcome, <bdi>amel</bdi>'],
  [`${ELEMENT}، مرحبًا`, '<bdi>amel</bdi>، مرحبًا'],
  [`A <b>${ELEMENT}</b>.`, 'A &lt;b&gt;<bdi>amel</bdi>&lt;/b&gt;.'],
])('inserts an element into %j', (text, html) => {
  expect(render(withElement(text, <bdi>amel</bdi>)).container.innerHTML).toBe(html);
});
