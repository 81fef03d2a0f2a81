/** One edge: in state `from`, `event` leads to `to`. `by` says who may cause it, for the drawing and the reader. */
export type Transition<State extends string, Event extends string> = Readonly<{
  from: State;
  event: Event;
  to: State;
  by: string;
}>;

/** A state machine kept as one literal table: the table is the law, everything else reads it. */
export interface StateMachine<State extends string, Event extends string> {
  readonly initial: State;
  readonly states: readonly State[];
  readonly transitions: readonly Transition<State, Event>[];
  /** The state after `event`, or undefined where the table has no such edge. */
  next(state: State, event: Event): State | undefined;
  may(state: State, event: Event): boolean;
  isFinal(state: State): boolean;
  /** Mermaid text of the table, committed under docs/states and compared in the check. */
  draw(): string;
}

/** Builds a machine; throws if two edges leave one state by one event, or a state cannot be reached. */
export function defineStateMachine<State extends string, Event extends string>(
  states: readonly State[],
  transitions: readonly Transition<State, Event>[],
): StateMachine<State, Event> {
  const initial = states[0];
  if (initial === undefined) throw new Error('a state machine needs a state');
  const edges = new Map(states.map((state) => [state, new Map<Event, State>()]));
  for (const { from, event, to } of transitions) {
    const leaving = edges.get(from);
    if (leaving?.has(event)) throw new Error(`two edges leave ${from} by ${event}`);
    leaving?.set(event, to);
  }
  const reached = new Set<State>([initial]);
  for (const state of reached) {
    for (const edge of transitions) if (edge.from === state) reached.add(edge.to);
  }
  const lost = states.filter((state) => !reached.has(state));
  if (lost.length > 0) throw new Error(`states that cannot be reached: ${lost.join(', ')}`);
  const next = (state: State, event: Event) => edges.get(state)?.get(event);
  const isFinal = (state: State) => !transitions.some((edge) => edge.from === state);
  return {
    initial,
    states,
    transitions,
    next,
    may: (state, event) => next(state, event) !== undefined,
    isFinal,
    draw: () =>
      [
        'stateDiagram-v2',
        `  [*] --> ${initial}`,
        ...transitions.map(({ from, event, to, by }) => `  ${from} --> ${to}: ${event} (${by})`),
        ...states.filter(isFinal).map((state) => `  ${state} --> [*]`),
        '',
      ].join('\n'),
  };
}
