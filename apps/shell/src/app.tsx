import { Route, Routes } from '@manette/web-router';
import { RemotePage } from './remotes/remote-page';

export function App() {
  return (
    <Routes>
      <Route path="*" element={<RemotePage name="storefront" />} />
    </Routes>
  );
}
