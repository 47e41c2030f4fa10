import { render } from '@testing-library/react';
import { armsOf, PadMeter } from './pad-meter';

it.each([
  ['Secondaire_Online', 1],
  ['Offline_Principal', 2],
  ['Principal_Online/Offline', 3],
  ['Compte_Complet', 4],
  ['toString', 0],
])('lights the arms of %s: %p', (service, lit) => {
  const { container } = render(<PadMeter arms={armsOf(service)} />);
  expect(container.querySelectorAll('path')).toHaveLength(4);
  expect(container.querySelectorAll('path[data-on]')).toHaveLength(lit);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});
