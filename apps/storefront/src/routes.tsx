import '@manette/web-ui/remote.css';
import { Route, Routes } from '@manette/web-router';

/** The remote's own paths, mounted by the shell. */
export default function RemoteRoutes() {
  return (
    <Routes>
      <Route path="*" element={null} />
    </Routes>
  );
}
