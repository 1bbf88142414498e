import { VISITS_SCRIPT } from '../addresses/visits';

/** How long after the load event: the page's own scripts start then (server/defer-scripts.ts). */
const QUIET_MS = 2000;

/**
 * Runs in the browser: of the share of visits in `data-share`, loads what measures them, once the page is
 * idle. Chosen there, because a kept page is sent to everybody; the others ask for nothing. A page opened
 * without a network is not measured.
 */
export const LOAD_SCRIPT = [
  '(()=>{',
  'let {share}=document.currentScript.dataset;',
  'if(navigator.globalPrivacyControl||navigator.doNotTrack==="1"||Math.random()>=share)return;',
  `let load=()=>import("${VISITS_SCRIPT}").catch(()=>{});`,
  'let idle=()=>window.requestIdleCallback?requestIdleCallback(load):load();',
  `addEventListener("load",()=>setTimeout(idle,${QUIET_MS}))`,
  '})()',
].join('');
