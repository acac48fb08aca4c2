import { useEffect } from 'react'
import { resumeRuns } from './run-assessment.ts'
import type { Owner } from './run.ts'

export function useResume(owner: Owner | null): void {
  useEffect(() => {
    const resume = () => resumeRuns(owner)
    resume()
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [owner])
}
