import { Navigate } from 'react-router'

/** Where a mail link ends when nothing else is known: the list of pets. */
export default function DashboardPage() {
  return <Navigate to="/pets" replace />
}
