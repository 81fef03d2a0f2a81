import { Outlet } from 'react-router';
import { FaultPage } from './FaultPage.tsx';
import { Frame } from './Frame.tsx';

export default function StaffLayout() {
  return (
    <Frame>
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
