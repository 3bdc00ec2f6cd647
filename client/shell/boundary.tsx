import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; fallback(detail: string): ReactNode };

/** Catches what goes wrong while drawing: an honest page instead of an empty one. React asks for a class here. */
export class Boundary extends Component<Props, { detail: string | null }> {
  override state = { detail: null };

  static getDerivedStateFromError(error: unknown) {
    return { detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }

  override render() {
    const { detail } = this.state;
    return detail === null ? this.props.children : this.props.fallback(detail);
  }
}
