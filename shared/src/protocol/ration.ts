/** How often in one match a seat may go back to a decision where that takes a question from another seat. */
export const RATION = 3;
