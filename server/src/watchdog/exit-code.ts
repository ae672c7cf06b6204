/** With this code the watchdog ends a process whose event loop is stuck: the same may be started again, and should be. */
export const STUCK = 75;
