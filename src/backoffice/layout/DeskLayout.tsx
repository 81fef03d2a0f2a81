import { Outlet } from 'react-router';
import { FaultPage } from './FaultPage.tsx';
import { Frame } from './Frame.tsx';

/** A page that is a desk: as wide and as high as the window, its panes scroll by themselves. */
export default function DeskLayout() {
  return (
    <Frame isDesk>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <FaultPage />
    </Frame>
  );
}
