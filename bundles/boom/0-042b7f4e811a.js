// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
// ../wt/v0/kernel/offers.ts
function n(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = i(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function r(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function i(e, t) {
	let n = [], r = null;
	for (let i of e) {
		let e = t(i);
		e === null ? n.push(i) : r === null ? r = [{
			value: i,
			because: e
		}] : r.push({
			value: i,
			because: e
		});
	}
	return {
		open: n,
		barred: r
	};
}
function a(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < (e.atLeast ?? 0);
	if (e.parts !== void 0) {
		for (let t in e.parts) if (a(e.parts[t])) return !0;
		return !1;
	}
	return (e.max ?? 0) < (e.min ?? 0);
}
function o(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = s(r[e], t);
	return n;
}
function s(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = s(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) {
		let { min: n = 0, max: r = 0 } = e;
		return n + t(r - n + 1);
	}
	let { atLeast: n = 0, atMost: r = e.some.length } = e, i = n + t(Math.min(r, e.some.length) - n + 1), a = [...e.some];
	return Array.from({ length: i }, () => a.splice(t(a.length), 1)[0]);
}
// ../wt/v0/kernel/rules.ts
var c = { to: "stay" }, l = { to: "next" };
function u(e) {
	return {
		to: "done",
		result: e
	};
}
function d() {
	return {
		stay: c,
		next: l,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: u,
		call: (e, t) => ({
			to: "call",
			phase: e,
			locals: t
		}),
		become: (e, t) => ({
			to: "become",
			phase: e,
			locals: t
		}),
		no: (e, t, n) => ({
			refused: t,
			rule: e,
			facts: n
		}),
		phase: (e, t) => {
			let n = Object.keys(t);
			return {
				steps: t,
				first: n[0] ?? "",
				following: Object.fromEntries(n.map((e, t) => [e, n[t + 1]]))
			};
		},
		emit: (e, t, n) => {
			e.events?.push({
				type: t,
				...n
			});
		},
		game: (e) => e
	};
}
// ../wt/v0/kernel/play.ts
function f(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: p(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, ee(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(v(e, i, a)), fe(e, r), r;
}
function p(e, t) {
	let n = {};
	for (let t of Object.keys(e.options)) n[t] = e.options[t]?.[0];
	for (let [r, i] of Object.entries(t)) {
		let t = Object.hasOwn(e.options, r) ? e.options[r] : void 0;
		if (t === void 0) throw RangeError(`${e.id} has no option ${r}; it has ${Object.keys(e.options).join(", ")}`);
		if (!t.includes(i)) throw RangeError(`${r} is one of ${t.join(", ")}, not ${String(i)}`);
		n[r] = i;
	}
	return n;
}
function ee(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function m(e, t) {
	let n = y(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = b(e, n);
	return {
		seats: me(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function te(e, t) {
	let n = m(e, t), r = y(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || b(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !ue(n) && !g(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function ne(e, t, n) {
	let r = [];
	return ce(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), null), r;
}
function re(e, t, n) {
	let r = [], i = [];
	return ce(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), (e, t) => i.push({
		type: e,
		because: t
	})), {
		offers: r,
		refused: i
	};
}
function ie(e, t, n, r, i = ne(e, t, n)) {
	let a = [...i];
	for (; a.length > 0;) {
		let i = r(a.length), s = a[i];
		for (let i = 0; i < 20; i++) {
			let i = o(s, r);
			if (se(e, t, n, i) === null) return {
				seat: n,
				...i
			};
		}
		a.splice(i, 1);
	}
	return null;
}
function ae(e, t, n) {
	let r = y(t);
	return {
		seat: n,
		...b(e, r).idle(t, r, n)
	};
}
function h(e, t, n) {
	let r = y(t), i = oe(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	_(e, t, r, i.take(t, r, n.seat, n)), fe(e, t);
}
function oe(e, t, n, r) {
	let i = y(t), a = b(e, i);
	return Object.hasOwn(a.actions, r) && ge(a.ask(t, i), n) ? a.actions[r] : Object.hasOwn(e.anytime, r) && !a.sealed?.(t, i) ? e.anytime[r] : null;
}
function se(e, t, n, r) {
	return oe(e, t, n, r.type)?.check?.(t, y(t), n, r) ?? null;
}
function ce(e, t, n, r, i) {
	let a = y(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = b(e, a);
	ge(o.ask(t, a), n) && le(o.actions, t, a, n, r, i), o.sealed?.(t, a) || le(e.anytime, t, a, n, r, i);
}
function le(e, t, n, r, i, a) {
	for (let o in e) {
		let s = e[o]?.offer(t, n, r);
		if (s !== void 0) {
			if (Array.isArray(s)) {
				let e = !1;
				for (let t of s) g(t) || (e = !0, i(o, t));
				!e && a !== null && a(o, de(s[0] ?? {}));
			} else ue(s) ? a?.(o, s) : g(s) ? a?.(o, de(s)) : i(o, s);
		}
	}
}
var ue = (e) => "refused" in e;
function g(e) {
	for (let t in e) if (a(e[t])) return !0;
	return !1;
}
function de(e) {
	for (let [t, n] of Object.entries(e)) if (a(n)) return n.not?.[0]?.because ?? n.above ?? {
		refused: "notOffered",
		rule: null,
		facts: { field: t }
	};
	return {
		refused: "notOffered",
		rule: null,
		facts: { field: "" }
	};
}
function fe(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = y(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = b(e, n);
		if (typeof r == "function") _(e, t, n, r(t, n) ?? l);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? _(e, t, n, l) : t.stack.push(v(e, r.call, i));
		} else if (he(r.ask(t, n))) _(e, t, n, l);
		else return;
	}
	throw Error(`runaway rules at ${y(t)?.phase}.${y(t)?.step}`);
}
function _(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(v(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = v(e, r.phase, r.locals);
			return;
		case "done": return pe(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return pe(e, t, n, void 0);
			n.step = r;
		}
	}
}
function pe(e, t, n, r) {
	t.stack.pop();
	let i = y(t);
	if (i === void 0) return;
	let a = b(e, i);
	typeof a != "function" && _(e, t, i, "call" in a ? a.then?.(t, i, r) ?? l : a.after?.[n.phase]?.(t, i, r) ?? c);
}
var v = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), y = (e) => e.stack[e.stack.length - 1], b = (e, t) => e.phases[t.phase]?.steps[t.step], me = (e) => e === null ? [] : typeof e == "number" ? [e] : e, he = (e) => e === null || typeof e != "number" && e.length === 0, ge = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// ../wt/v0/kernel/chacha.ts
function _e(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	ve.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), x.set(ve);
	for (let e = 0; e < 10; e++) S(0, 4, 8, 12), S(1, 5, 9, 13), S(2, 6, 10, 14), S(3, 7, 11, 15), S(0, 5, 10, 15), S(1, 6, 11, 12), S(2, 7, 8, 13), S(3, 4, 9, 14);
	return x.map((e, t) => e + ve[t]);
}
var ve = Uint32Array.from([
	1634760805,
	857760878,
	2036477234,
	1797285236,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
]), x = /* @__PURE__ */ new Uint32Array(16);
function S(e, t, n, r) {
	C(e, t, r, 16), C(n, r, t, 12), C(e, t, r, 8), C(n, r, t, 7);
}
function C(e, t, n, r) {
	let i = x[e] + x[t] | 0, a = x[n] ^ i;
	x[e] = i, x[n] = a << r | a >>> 32 - r;
}
// ../wt/v0/kernel/chance.ts
var ye = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, be = (e) => ({
	key: e,
	drawn: 0
});
function xe(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = _e(Ce(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
var Se = (e, t = 6) => 1 + xe(e, t);
function w(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = xe(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var Ce = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), we = 8, T = (e) => 1 << (e ?? we), Te = (e, t) => ({
	seen: T(e),
	secret: t
}), Ee = (e, t) => ({
	pile: "deck",
	pool: e,
	seen: t.map(() => 0),
	secret: t
}), De = (e, t, n) => ({
	pile: "hand",
	pool: e,
	seen: n.map(() => T(t)),
	secret: n
});
function Oe(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function ke(e, t, n) {
	let r = e.seen.pop(), i = e.secret.pop();
	return r === void 0 || i === void 0 ? null : (t.seen.push(r | T(n)), t.secret.push(i), i);
}
function Ae(e, t) {
	let n = e.secret.indexOf(t);
	if (n < 0) throw Error(`${String(t)} is not in the pile`);
	e.secret.splice(n, 1), e.seen.splice(n, 1);
}
function je(e, t) {
	let n = e.secret.length - 1;
	return n < 0 ? null : (e.seen[n] = e.seen[n] | T(t), e.secret[n]);
}
function Me(e, t, n) {
	t.secret = w(e, n), t.seen = n.map(() => 0);
}
// ../wt/v0/kernel/view.ts
function Ne(e, t) {
	return D(e, T(t));
}
function E(e, t) {
	let n = T(t), r = [], i = { viewer: t };
	for (let t in e) t !== "chance" && t !== "events" && (i[t] = D(e[t], n, r));
	return i.unseen = Ie(r, n), i;
}
var Pe = (e, t) => Fe(e, T(t)), Fe = (e, t) => Ie(He(e), t);
function Ie(e, t) {
	let n = {};
	for (let r of e) {
		let e = n[r.pool] ??= [];
		for (let n = 0; n < r.secret.length; n++) (r.seen[n] & t) === 0 && e.push(r.secret[n]);
	}
	for (let e in n) n[e]?.sort();
	return n;
}
function Le(e, t, n) {
	let r = { chance: ye(n) }, i = {};
	for (let e in t.unseen) i[e] = w(r, [...t.unseen[e] ?? []]);
	let a = T(t.viewer), { viewer: o, unseen: s, ...c } = t, l = Ve(c, i, a);
	return l.chance = ye(n ^ 1540483477), l.events = null, e.imagine?.(l, o ?? 0), l;
}
function Re(e, t, n) {
	let r = t.viewer;
	if (r === null) return null;
	let i = Le(e, t, 1), a = i.chance, o = JSON.stringify(Pe(i, r));
	return h(e, i, {
		seat: r,
		...n
	}), i.chance !== a || JSON.stringify(Pe(i, r)) !== o ? null : {
		view: E(i, r),
		facts: e.facts(i, r)
	};
}
function D(e, t, n) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let r = e.slice();
		for (let e = 0; e < r.length; e++) O(r[e]) && (r[e] = D(r[e], t, n));
		return r;
	}
	if ("secret" in e) return Ue(e) ? (n?.push(e), Be(e, t)) : ze(e, t);
	let r = {};
	for (let i in e) {
		let a = e[i];
		r[i] = O(a) ? D(a, t, n) : a;
	}
	return r;
}
var ze = ({ seen: e, secret: t }, n) => ({ secret: (e & n) === 0 ? null : D(t, n) });
function Be({ pile: e, pool: t, seen: n, secret: r }, i) {
	let a = r.map((e, t) => (n[t] & i) === 0 ? null : e);
	return {
		pile: e,
		pool: t,
		secret: e === "deck" ? a : [...a.filter((e) => e !== null), ...a.filter((e) => e === null)]
	};
}
function Ve(e, t, n) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let r = e.slice();
		for (let e = 0; e < r.length; e++) O(r[e]) && (r[e] = Ve(r[e], t, n));
		return r;
	}
	let r = e;
	if ("secret" in r) {
		if (!Ue(r)) return {
			seen: r.secret === null ? 0 : n,
			secret: Ve(r.secret, t, n)
		};
		let { pile: e, pool: i, secret: a } = r;
		return {
			pile: e,
			pool: i,
			seen: a.map((e) => e === null ? 0 : n),
			secret: a.map((e) => e === null ? t[i]?.pop() : e)
		};
	}
	let i = {};
	for (let e in r) i[e] = O(r[e]) ? Ve(r[e], t, n) : r[e];
	return i;
}
function He(e, t = []) {
	if (typeof e != "object" || !e) return t;
	if (Ue(e)) t.push(e);
	else if (Array.isArray(e)) for (let n of e) typeof n == "object" && He(n, t);
	else for (let n in e) {
		let r = e[n];
		typeof r == "object" && n !== "events" && He(r, t);
	}
	return t;
}
var O = (e) => typeof e == "object" && !!e, Ue = (e) => "pile" in e && "pool" in e;
// ../wt/v0/kernel/barrier.ts
function We(e, t, n, r) {
	return Ge(t.chance, n.chance) ? Ke(t, n, r) || qe(t, n, T(r)) ? "secret" : m(e, n)?.seats.includes(r) ? null : "turn" : "chance";
}
var Ge = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function Ke(e, t, n) {
	for (let r of [...t.seats, null]) {
		let i = T(r) | T(n), a = Fe(t, i);
		for (let [t, n] of Object.entries(Fe(e, i))) if (Ye(n, a[t] ?? []).length > 0) return !0;
	}
	return !1;
}
function qe(e, t, n) {
	if (typeof e != "object" || !e) return !1;
	let r = typeof t == "object" && t ? t : {};
	if (Je(e)) return (e.seen & n) === 0 ? !Je(r) || (r.seen & ~e.seen) !== 0 : qe(e.secret, r.secret, n);
	for (let t in e) if (t !== "events" && qe(e[t], r[t], n)) return !0;
	return !1;
}
var Je = (e) => "secret" in e && "seen" in e && typeof e.seen == "number";
function Ye(e, t) {
	let n = [...t];
	return e.filter((e) => {
		let t = n.indexOf(e);
		return t >= 0 && n.splice(t, 1), t < 0;
	});
}
// ../wt/v0/kernel/sha256.ts
function k(e) {
	let t = Ze(new TextEncoder().encode(e)), n = Uint32Array.from($e), r = /* @__PURE__ */ new Uint32Array(64);
	for (let e = 0; e < t.length; e += 16) {
		for (let n = 0; n < 16; n++) r[n] = A(t, e + n);
		for (let e = 16; e < 64; e++) {
			let t = A(r, e - 15), n = A(r, e - 2), i = j(t, 7) ^ j(t, 18) ^ t >>> 3, a = j(n, 17) ^ j(n, 19) ^ n >>> 10;
			r[e] = A(r, e - 16) + i + A(r, e - 7) + a | 0;
		}
		Xe(n, r);
	}
	return Array.from(n, (e) => e.toString(16).padStart(8, "0")).join("");
}
function Xe(e, t) {
	let [n = 0, r = 0, i = 0, a = 0, o = 0, s = 0, c = 0, l = 0] = e;
	for (let e = 0; e < 64; e++) {
		let u = j(o, 6) ^ j(o, 11) ^ j(o, 25), d = l + u + (o & s ^ ~o & c) + A(et, e) + A(t, e) | 0, f = (j(n, 2) ^ j(n, 13) ^ j(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		l = c, c = s, s = o, o = a + d | 0, a = i, i = r, r = n, n = d + f | 0;
	}
	let u = [
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l
	];
	for (let t = 0; t < 8; t++) e[t] = A(e, t) + A(u, t) | 0;
}
function Ze(e) {
	let t = new Uint32Array((e.length + 8 >> 6) * 16 + 16);
	for (let n = 0; n < e.length; n++) t[n >> 2] = A(t, n >> 2) | A(e, n) << 24 - (n & 3) * 8;
	return t[e.length >> 2] = A(t, e.length >> 2) | 128 << 24 - (e.length & 3) * 8, t[t.length - 2] = Math.floor(e.length / 536870912), t[t.length - 1] = e.length << 3, t;
}
var A = (e, t) => e[t], j = (e, t) => e >>> t | e << 32 - t, Qe = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && tt(e)), $e = Qe.slice(0, 8).map((e) => nt(Math.sqrt(e))), et = Uint32Array.from(Qe.slice(0, 64).map((e) => nt(Math.cbrt(e))));
function tt(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function nt(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
// ../wt/v0/kernel/canonical.ts
function M(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(M).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${M(t[e])}`).join(",")}}`;
}
var rt = (e) => k(M(e));
// ../wt/v0/kernel/clone.ts
function N(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let n = t[e];
			typeof n == "object" && n && (t[e] = N(n));
		}
		return t;
	}
	let t = {};
	for (let n in e) {
		let r = e[n];
		t[n] = typeof r == "object" && r ? N(r) : r;
	}
	return t;
}
// ../wt/v0/kernel/fair.ts
var it = (e) => k(`parlour commitment ${e}`), at = (e, t) => k(`parlour dice ${M({
	seed: e,
	entropy: t
})}`);
// ../wt/v0/kernel/judge.ts
function ot(e, t, n) {
	let r = lt(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a, values: o } = r;
	if (!Object.hasOwn(e.governs, a)) return P("unknownAction", null, { type: a.slice(0, 40) });
	let s = e.governs[a], c = m(e, t);
	if (c === null) return P("over", null, {});
	let l = oe(e, t, i, a);
	if (l === null) return ut(e, t, a, s, c.seats);
	let u = l.offer(t, y(t), i);
	return ue(u) ? { refusal: u } : dt(t, i, a, l, Array.isArray(u) ? u : [u], o, s);
}
function st(e, t, n, r) {
	let i = ot(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function ct(e, t, n) {
	let r = ot(e, t, n);
	return "refusal" in r ? r : (t.events = [], h(e, t, r.action), {
		action: r.action,
		events: t.events
	});
}
function P(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function lt(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return P("malformed", null, { expected: "object" });
	let n = F(t, "seat");
	if (!e.seats.includes(n)) return P("malformed", null, { expected: "seat" });
	let r = F(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : P("malformed", null, { expected: "type" });
}
function ut(e, t, n, r, i) {
	let a = y(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? P("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? P("sealed", r, { type: n }) : P("notNow", r, {
		type: n,
		asked: i
	});
}
function dt(e, t, n, r, i, a, o) {
	let s = null, c = -1;
	for (let l of i) {
		let i = {
			seat: t,
			type: n
		}, u = 0, d = null;
		for (let e of Object.keys(l)) {
			let t = F(a, e), n = pt(l[e], t, e, o);
			n === null ? u += 2 : d ??= n, i[e] = mt(l[e], t);
		}
		if (d === null && !g(l)) {
			let n = r.check?.(e, y(e), t, i) ?? null;
			if (n === null) return { action: i };
			d = n;
		}
		d !== null && !ft.has(d.refused) && (u += 1), d !== null && u > c && (s = d, c = u);
	}
	return { refusal: s ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
var ft = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function pt(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (e.one !== void 0) return e.one.includes(t) ? null : e.not?.find((e) => e.value === t)?.because ?? i("notOffered", { field: n });
	if (e.parts !== void 0) {
		if (typeof t != "object" || !t || Array.isArray(t)) return i("malformed", { expected: n });
		for (let i of Object.keys(e.parts)) {
			let a = pt(e.parts[i], F(t, i), `${n}.${i}`, r);
			if (a !== null) return a;
		}
		return null;
	}
	if (e.some !== void 0) {
		let { some: r, atLeast: a = 0, atMost: o = r.length } = e;
		if (!Array.isArray(t)) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let a of t) {
			let t = e.not?.find((e) => e.value === a);
			if (t !== void 0) return t.because;
			if (!r.includes(a)) return i("notOffered", { field: n });
		}
		return new Set(t).size === t.length ? null : i("notOffered", { field: n });
	}
	let { min: a = 0, max: o = 0 } = e;
	return typeof t != "number" || !Number.isInteger(t) ? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t < a ? e.below ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t > o ? e.above ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : null;
}
function mt(e, t) {
	if (e.some !== void 0) return Array.isArray(t) ? [...t] : t;
	if (e.parts === void 0 || typeof t != "object" || !t) return t === 0 ? 0 : t;
	let n = {};
	for (let r of Object.keys(e.parts)) n[r] = mt(e.parts[r], F(t, r));
	return n;
}
function F(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// ../wt/v0/kernel/record.ts
function ht(e) {
	let { entries: t, outcome: n, seed: r, ...i } = e;
	return rt(i).slice(0, _t);
}
var gt = (e, t, n) => k(`${e} ${M(t)} ${rt(n)}`).slice(0, _t), _t = 24;
// ../wt/v0/kernel/match.ts
function vt(e) {
	let { events: t, ...n } = e;
	return n;
}
// ../wt/v0/kernel/seats.ts
var I = (e, t) => e.map(t), yt = (e, t) => [...e.slice(t), ...e.slice(0, t)], bt = (e, t) => yt(e, t).slice(1), xt = 32, St = (e) => JSON.stringify(vt(e)), Ct = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, wt = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function Tt(e) {
	return {
		format: "parlour-record",
		version: 1,
		game: e.game,
		rules: e.rules.bundle,
		sitters: e.seats.map(({ name: e, bot: t }) => ({
			name: e,
			bot: t
		})),
		options: e.options,
		picks: e.seats.map(({ pick: e }) => e),
		commitment: e.dice.commitment,
		entropy: e.dice.entropy.map((e) => e ?? ""),
		entries: [],
		outcome: null,
		seed: null
	};
}
function Et(e) {
	function t(t, n = xt) {
		let { rules: r, seats: i, dice: a, seed: o } = t;
		if (r.version !== 0) throw RangeError(`these are rules 0 of ${e.id}, not ${r.version}`);
		let s = f(e, {
			seats: i.length,
			options: t.options,
			picks: i.map(({ pick: e }) => e),
			chance: be(at(o, a.entropy.map((e) => e ?? "")))
		}), c = {
			format: "parlour-record",
			version: 2,
			game: e.id,
			rules: r,
			seats: i,
			options: s.options,
			dice: a
		};
		return {
			head: c,
			seeds: [o],
			version: 0,
			link: ht(Tt(c)),
			g: s,
			base: St(s),
			tail: [],
			standing: 0,
			free: 0,
			barrier: "nothing",
			opening: s.events ?? [],
			kept: n
		};
	}
	function n(e, t, n, r, i) {
		let a = gt(e.link, n, vt(t));
		return {
			ok: !0,
			match: {
				...e,
				...i,
				g: t,
				link: a,
				version: e.version + 1
			},
			entry: {
				...n,
				hash: a
			},
			line: n,
			events: r
		};
	}
	let r = (e) => ({
		ok: !1,
		refusal: e
	});
	function i(t, i, { at: a = t.version, by: s } = {}) {
		if (a !== t.version) return r({
			refused: "stale",
			rule: null,
			facts: {
				at: a,
				now: t.version
			}
		});
		let c = N(t.g), l = ct(e, c, Dt(i));
		if ("refusal" in l) return r(l.refusal);
		let { seat: u, ...d } = l.action, f = We(e, t.g, c, u), p = [...t.tail, {
			line: t.version,
			seat: u,
			choice: d,
			drawn: Ct(t.g)
		}], ee = p.length >= 2 * t.kept, m = ee ? p.slice(t.kept) : p;
		return n(t, c, {
			seat: u,
			do: d,
			...s && { by: s }
		}, l.events, {
			base: ee ? St(o(t, p, t.kept)) : t.base,
			tail: m,
			standing: t.standing + 1,
			free: f === null ? t.tail.at(-1)?.seat === u ? t.free + 1 : 1 : 0,
			barrier: f ?? "nothing"
		});
	}
	function a(e, t, i = []) {
		let a = e.tail.at(-1), c = e.free > 0 && a?.seat === t;
		if (e.standing === 0 || !c && !s(e, t, i)) return r({
			refused: "cannotUndo",
			rule: null,
			facts: { because: e.barrier }
		});
		if (a === void 0) throw new wt();
		let l = o(e, e.tail, e.tail.length - 1);
		return l.chance = N(e.g.chance), n(e, l, {
			seat: t,
			undo: 1,
			agreed: c ? [] : i
		}, [], {
			tail: e.tail.slice(0, -1),
			standing: e.standing - 1,
			free: Math.max(0, e.free - 1)
		});
	}
	function o({ base: t }, n, r) {
		let i = JSON.parse(t);
		for (let { seat: t, choice: a, drawn: o } of n.slice(0, r)) typeof i.chance != "number" && (i.chance.drawn = o), i.events = [], h(e, i, {
			seat: t,
			...a
		});
		return i.events = [], i;
	}
	function s({ head: e, g: t }, n, r) {
		if (t.outcome !== null) return !1;
		let i = t.seats.filter((t) => t !== n && e.seats[t]?.bot === null);
		return i.length > 0 && i.every((e) => r.includes(e)) && new Set(r).size === r.length;
	}
	function c(e, t) {
		if ("do" in t) return i(e, {
			...t.do,
			seat: t.seat
		}, t.by ? { by: t.by } : {});
		if ("undo" in t) return a(e, t.seat, t.agreed);
		throw Error("rules 0 know no new dice");
	}
	function l(n) {
		let r = [], i = (e) => r.push({
			check: e,
			ok: !0
		}), a = (e, t, n) => (r.push({
			check: e,
			ok: !1,
			at: t,
			detail: n
		}), {
			ok: !1,
			findings: r
		});
		if (n.game !== e.id) return a("game", null, `this is a record of ${n.game}, not of ${e.id}`);
		if (i("game"), n.rules.version !== 0) return a("rules", null, `played by rules ${n.rules.version}, these are rules 0`);
		i("rules");
		let o = n.seeds?.[0];
		if (o === void 0) return a("dice", null, "the seed has not been revealed: the game is not over");
		if (n.seeds?.length !== 1 || it(o) !== n.dice.commitment) return a("dice", null, "the revealed seed is not the one that was committed to before play");
		i("dice");
		let s;
		try {
			s = t({
				...n,
				seed: o
			});
		} catch (e) {
			return a("actions", null, `the table could not be set up: ${e.message}`);
		}
		if (M(s.head.options) !== M(n.options)) return a("chain", null, "the head says something that these rules do not know, or leaves something out");
		for (let [e, t] of n.entries.entries()) {
			let n = c(s, t);
			if (!n.ok) return a("actions", e, `line ${e + 1} was not possible: ${n.refusal.refused}`);
			if (s = n.match, M(n.entry) !== M(t)) return a("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
		}
		i("actions"), i("chain");
		let { outcome: l } = s.g, [u, d] = [JSON.stringify(l), JSON.stringify(n.outcome)], f = n.entries.length;
		return l === null ? a("ending", f, `the game is not over after its last line (${f})`) : u === d ? (i("ending"), {
			ok: !0,
			findings: r
		}) : a("ending", f, `the result is ${u}, the record claims ${d}`);
	}
	return {
		interface: 1,
		game: e.id,
		version: 0,
		speaks: 1,
		seats: e.seats,
		picks: e.picks,
		options: e.options,
		presets: e.presets,
		actions: e.governs,
		checks: At(e),
		optionsFor: (t) => p(e, t),
		digestWith: () => {},
		begin: t,
		snapshot: ({ g: e, base: t, head: n, seeds: r, opening: i, kept: a, ...o }) => JSON.stringify({
			...o,
			g: vt(e),
			base: JSON.parse(t)
		}),
		resume(e, t, n) {
			let { base: r, ...i } = JSON.parse(n);
			return {
				...i,
				head: e,
				seeds: t,
				base: JSON.stringify(r),
				opening: [],
				kept: xt
			};
		},
		verify: l,
		act: i,
		actForClock: (t, n) => i(t, ae(e, t.g, n), { by: "clock" }),
		undo: a,
		redice() {
			throw Error("a game of rules 0 is not gone on with from another position");
		},
		repeat: c,
		about: ({ version: t, head: n, seeds: r, link: i, g: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: te(e, a),
			outcome: a.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ g: e }, t) => E(e, t),
		facts: ({ g: t }, n) => e.facts(t, n),
		menu: ({ g: t }, n) => re(e, t, n),
		why: ({ g: t }, n, r) => st(e, t, n, Dt(r)),
		preview: ({ g: t }, n, r) => st(e, t, n, r) === null ? Re(e, E(t, n), r) : null,
		show: (e, t) => Ne(e, t),
		laidOpen: (e) => ({
			...e,
			g: Ot(e.g)
		}),
		newsLaidOpen: Ot,
		search: {
			start: (t) => f(e, t),
			clone: N,
			redeal: (t, n) => Le(e, t, n),
			view: E,
			waiting: (t) => m(e, t),
			offers: (t, n) => ne(e, t, n),
			sample: (t, n, r, i) => ie(e, t, n, r, i),
			perform: (t, n) => h(e, t, n),
			playRandomly(t, n) {
				let r = m(e, t);
				if (r === null) return !1;
				let i = ie(e, t, r.seats[n(r.seats.length)], n);
				if (i === null) throw Error("nobody can answer");
				return h(e, t, i), !0;
			},
			idle: (t, n) => ae(e, t, n)
		}
	};
}
var Dt = (e) => {
	try {
		return JSON.parse(JSON.stringify(e) ?? "null");
	} catch {
		return null;
	}
};
function Ot(e) {
	let t = N(e);
	return kt(t), t;
}
function kt(e) {
	if (typeof e == "object" && e) {
		"secret" in e && "seen" in e && (typeof e.seen == "number" ? e.seen = 511 : Array.isArray(e.seen) && (e.seen = e.seen.map(() => 511)));
		for (let t of Object.values(e)) kt(t);
	}
}
function At(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// ../wt/v0/games/boom/content/table.ts
var L = [
	0,
	15,
	10,
	7,
	5,
	2,
	0
], jt = [
	0,
	0,
	0,
	5,
	20,
	40,
	60,
	80,
	100,
	150,
	200,
	300,
	400,
	500,
	600,
	800,
	1e3
], Mt = [
	"EKP",
	"FLA",
	"NOI",
	"ARS",
	"GOS"
], Nt = {
	E1: {
		hot: "software",
		lowersLimit: !1
	},
	E2: {
		hot: "ecommerce",
		lowersLimit: !0
	},
	E3: {
		hot: "media",
		lowersLimit: !1
	},
	E4: {
		hot: "telecom",
		lowersLimit: !0
	},
	E5: {
		hot: "b2b",
		lowersLimit: !0
	},
	E6: {
		hot: null,
		lowersLimit: !1
	}
}, Pt = [
	"E1",
	"E2",
	"E3",
	"E4",
	"E5"
], R = {
	C01: {
		kind: "entrepreneur",
		domain: "software",
		burn: 1
	},
	C02: {
		kind: "entrepreneur",
		domain: "software",
		burn: 0
	},
	C03: {
		kind: "entrepreneur",
		domain: "software",
		burn: 2
	},
	C04: {
		kind: "entrepreneur",
		domain: "ecommerce",
		burn: 0
	},
	C05: {
		kind: "entrepreneur",
		domain: "ecommerce",
		burn: 1
	},
	C06: {
		kind: "entrepreneur",
		domain: "ecommerce",
		burn: 2
	},
	C07: {
		kind: "entrepreneur",
		domain: "media",
		burn: 1
	},
	C08: {
		kind: "entrepreneur",
		domain: "media",
		burn: 2
	},
	C09: {
		kind: "entrepreneur",
		domain: "media",
		burn: 0
	},
	C10: {
		kind: "entrepreneur",
		domain: "telecom",
		burn: 1
	},
	C11: {
		kind: "entrepreneur",
		domain: "telecom",
		burn: 0
	},
	C12: {
		kind: "entrepreneur",
		domain: "b2b",
		burn: 1
	},
	C13: {
		kind: "entrepreneur",
		domain: "b2b",
		burn: 0
	},
	C14: {
		kind: "buzzword",
		burn: 0
	},
	C15: {
		kind: "buzzword",
		burn: 0
	},
	C16: {
		kind: "buzzword",
		burn: 0
	},
	C17: {
		kind: "buzzword",
		burn: 0
	},
	C18: {
		kind: "buzzword",
		burn: 0
	},
	C19: {
		kind: "buzzword",
		burn: 1
	},
	C20: {
		kind: "buzzword",
		burn: 2
	},
	C21: {
		kind: "news",
		burn: 0
	},
	C22: {
		kind: "news",
		burn: 0
	},
	C23: {
		kind: "news",
		burn: 0
	},
	C24: {
		kind: "news",
		burn: 0
	},
	C25: {
		kind: "news",
		burn: 1
	},
	C26: {
		kind: "news",
		burn: 2
	},
	C27: {
		kind: "news",
		burn: 3
	},
	C28: {
		kind: "revenue",
		burn: -1
	},
	C29: {
		kind: "revenue",
		burn: -2
	},
	C30: {
		kind: "revenue",
		burn: -2
	},
	C31: {
		kind: "revenue",
		burn: -3
	},
	C32: {
		kind: "revenue",
		burn: -4
	},
	C33: {
		kind: "overhead",
		burn: 2
	},
	C34: {
		kind: "overhead",
		burn: 3
	},
	C35: {
		kind: "overhead",
		burn: 3
	},
	C36: {
		kind: "overhead",
		burn: 4
	},
	C37: {
		kind: "overhead",
		burn: 5
	},
	C38: {
		kind: "overhead",
		burn: 6
	},
	C39: {
		kind: "overhead",
		burn: -2
	}
}, Ft = Object.keys(R), It = Object.fromEntries(Ft.map((e) => {
	let t = R[e];
	return [e, t.kind === "entrepreneur" ? t.domain : null];
})), z = {
	P01: {
		industry: "software",
		burn: 3
	},
	P02: {
		industry: "software",
		burn: 2
	},
	P03: {
		industry: "software",
		burn: 4
	},
	P04: {
		industry: "ecommerce",
		burn: 5
	},
	P05: {
		industry: "ecommerce",
		burn: 6
	},
	P06: {
		industry: "ecommerce",
		burn: 3
	},
	P07: {
		industry: "media",
		burn: 3
	},
	P08: {
		industry: "media",
		burn: 4
	},
	P09: {
		industry: "media",
		burn: 2
	},
	P10: {
		industry: "telecom",
		burn: 5
	},
	P11: {
		industry: "telecom",
		burn: 3
	},
	P12: {
		industry: "b2b",
		burn: 2
	},
	P13: {
		industry: "b2b",
		burn: 4
	}
}, Lt = Object.keys(z);
// ../wt/v0/games/boom/rules/company.ts
function B(e, t) {
	let n = e.companies.find((e) => e.plan === t);
	if (n === void 0) throw Error(`${t} is not in play`);
	return n;
}
var V = (e) => e.lead !== null, H = (e, t) => e.shares[t] > 0, Rt = (e, t) => e.seats.filter((e) => H(t, e)), U = (e) => 1 + e.attached.length;
function zt(e) {
	let t = 0;
	for (let n of e.shares) t += n;
	return t;
}
function Bt(e) {
	let t = z[e.plan].burn;
	for (let n of e.attached) t += R[n].burn;
	return t;
}
var Vt = (e, t) => Math.max(0, Bt(t) + L[e.limit]);
function Ht(e) {
	let t = z[e.plan].industry, n = 0;
	for (let r of e.attached) It[r] === t && (n += 1);
	return n;
}
var Ut = (e, t) => e.activeEvent !== null && Nt[e.activeEvent].hot === z[t.plan].industry;
function W(e, t) {
	if (e.options.stockSet === "unlimited") return Infinity;
	let n = 0;
	for (let r of e.companies) n += r.shares[t];
	return 9 - n;
}
function Wt(e, t) {
	e.discardPile.push(...t.attached), e.companies.splice(e.companies.indexOf(t), 1);
}
// ../wt/v0/games/boom/rules/vocabulary.ts
var { phase: G, call: K, become: Gt, done: q, goTo: J, next: Y, stay: Kt, no: X, emit: Z, game: qt } = d();
// ../wt/v0/games/boom/rules/prices.ts
function Jt(e, t, n, r) {
	if (W(e, t) < n) return 0;
	let i = Math.floor(r / n);
	return e.options.treasuries === "hidden" ? i : Math.min(i, Xt(e, t, Yt[n]));
}
var Yt = [
	3,
	2,
	1
];
function Xt(e, t, n) {
	let r = [];
	for (let n of e.seats) n !== t && W(e, n) > 0 && r.push(e.players[n].treasury.secret);
	return r.sort((e, t) => t - e), r[n - 1] ?? 0;
}
var Zt = (e, t, n = e.players[t].treasury.secret) => Jt(e, t, 1, n) >= 5 || Jt(e, t, 2, n) >= 5;
function Qt(e, t) {
	let n = [];
	for (let i = 2; i >= 1; i--) {
		let a = Jt(e, t, i, e.players[t].treasury.secret);
		n.push({
			shares: { one: [i] },
			price: r(5, a, {
				below: X("BO-6.3", "priceTooLow", { floor: 5 }),
				above: $t(e, t, i, a)
			})
		});
	}
	return n;
}
function $t(e, t, n, r) {
	let i = W(e, t);
	return i < n ? X("BO-R3", "noFreeCounter", {
		free: i,
		shares: n
	}) : r === Math.floor(e.players[t].treasury.secret / n) ? X("BO-R15", "leadCannotPay", {
		shares: n,
		highest: r
	}) : X("BO-R15", "nobodyCanFollow", { highest: r });
}
function en(e, t) {
	let { secret: n } = e.players[t].treasury;
	for (let r = n; r >= 0; r--) if (Zt(e, t, n - r)) return r;
	return -1;
}
var tn = (e, t, n) => e.players[t].treasury.secret >= n && W(e, t) >= 1, nn = (e, t, n) => Math.max(5, Math.ceil((n * Vt(e, t) - t.cash) / 3)), rn = (e, t) => V(e) && !H(e, t);
function an(e, t) {
	return e.companies.length === 0 ? X("BO-4.4", "noCompany", {}) : Zt(e, t) ? null : X("BO-R15", "noPrice", { treasury: e.players[t].treasury.secret });
}
var on = (e, t) => n(Q(e), (n) => {
	let r = B(e, n);
	return cn(e, t, r) ?? (rn(r, t) ? X("BO-7.2", "notAnInvestor", { company: n }) : null);
}), sn = (e, t) => n(Q(e), (n) => {
	let r = B(e, n);
	return cn(e, t, r) ?? (rn(r, t) ? null : X("BO-7.2", "needsNoConsent", { company: n }));
});
function cn(e, t, n) {
	return e.options.coolingOff === "on" && V(n) && n.fundedIn === e.round ? X("BO-R49", "coolingOff", { company: n.plan }) : e.options.quietPeriod === "on" && V(n) && n.lead !== t && U(n) >= e.limit ? X("BO-R49", "quietPeriod", {
		company: n.plan,
		size: U(n),
		limit: e.limit
	}) : null;
}
var Q = (e) => e.companies.map((e) => e.plan), ln = (e, t) => n(Q(e), (n) => un(e, t, B(e, n)));
function un(e, t, n) {
	let { plan: r, lead: i } = n;
	if (i === null) return X("BO-8.2", "notFunded", { company: r });
	if (i !== t) return X("BO-8.2", "notTheLead", {
		company: r,
		lead: i
	});
	let a = U(n);
	return a >= e.limit ? null : X("BO-8.2", "tooFewCards", {
		company: r,
		size: a,
		limit: e.limit
	});
}
function dn(e, t, n) {
	let r = B(e, n), i = fn(e, r, Se(e));
	for (let t of e.seats) e.players[t].treasury.secret += i.payouts[t];
	Z(e, "wentPublic", {
		seat: t,
		...i
	});
	let { total: a, raised: o } = i;
	e.gone.push({
		plan: n,
		how: "public",
		round: e.round,
		total: a,
		raised: o,
		shares: zt(r)
	}), Wt(e, r);
}
function fn(e, t, n) {
	let r = U(t), i = Ut(e, t) ? 2 : 0, a = Ht(t), o = n + r + i + a, s = pn(o), c = mn(e, s, zt(t)), l = I(e.seats, (e) => t.shares[e] * c);
	return {
		company: t.plan,
		die: n,
		size: r,
		hot: i,
		matches: a,
		total: o,
		raised: s,
		shareValue: c,
		payouts: l
	};
}
var pn = (e) => jt[Math.min(Math.max(e, 2), 16)], mn = (e, t, n) => e.options.ipoRounding === "down" ? Math.floor(t / n) : Math.round(t / n);
// ../wt/v0/games/boom/rules/facts.ts
function hn(e) {
	return {
		companies: Object.fromEntries(e.companies.map((t) => [t.plan, gn(e, t)])),
		trackBurn: L[e.limit],
		nextTrackBurn: e.limit === 1 ? null : L[e.limit - 1],
		crashOneIn: _n(e)
	};
}
function gn(e, t) {
	let n = Vt(e, t), r = V(t);
	return {
		size: U(t),
		matches: Ht(t),
		isHot: Ut(e, t),
		shares: zt(t),
		cardBurn: Bt(t),
		burn: n,
		runway: n === 0 ? null : Math.floor(t.cash / n),
		isDying: r && t.cash < n,
		isReady: r && U(t) >= e.limit,
		raises: [
			1,
			2,
			3,
			4,
			5,
			6
		].map((n) => fn(e, t, n).raised),
		prices: [
			1,
			2,
			3,
			4
		].map((n) => nn(e, t, n))
	};
}
function _n(e) {
	let t = e.eventDeck.secret.length;
	return t === 0 ? 6 : e.eventDeck.secret.includes("E6") ? t : null;
}
// ../wt/v0/games/boom/rules/invariants.ts
var vn = {};
// ../wt/v0/games/boom/rules/money.ts
function yn(e, t, n, r) {
	r !== 0 && (e.players[t].treasury.secret -= r, e.players[n].treasury.secret += r, Z(e, "sweetened", {
		from: t,
		to: n,
		amount: r
	}));
}
// ../wt/v0/games/boom/rules/phases/funding.ts
function bn(e, t, n, r, i) {
	let a = B(e, n), o = bt(e.seats, t);
	return {
		company: n,
		lead: t,
		price: i,
		front: a.front,
		investors: o.filter((e) => H(a, e)),
		others: o.filter((e) => !H(a, e)),
		bought: I(e.seats, (e) => e === t ? r : 0),
		invited: null,
		sweetener: 0
	};
}
var xn = G("funding", {
	buyIn(e, t) {
		let n = B(e, t.company);
		n.front = t.lead;
		let r = t.bought[t.lead];
		Z(e, "roundOpened", {
			seat: t.lead,
			company: t.company,
			price: t.price,
			shares: r,
			isFirst: !V(n)
		});
		for (let n = 0; n < r; n++) Sn(e, t, t.lead);
	},
	goOn(e, t) {
		t.invited = null, t.sweetener = 0;
		let [n, r] = Tn(t);
		return n === void 0 ? J(wn(t) >= 3 ? "closing" : "failing") : r !== void 0 || Dn(t) === null || e.options.sideDeals === "cash" ? Y : (Cn(e, t, n, 0), J("answer"));
	},
	invitations: {
		rule: "BO-6.5",
		ask: (e, t) => t.lead,
		idle: (e, t) => Dn(t) === null ? { type: "close" } : {
			type: "invite",
			guest: Tn(t)[0] ?? t.lead,
			sweetener: 0
		},
		actions: {
			invite: {
				offer(e, t, i) {
					let a = e.options.sideDeals === "cash" ? e.players[i].treasury.secret : 0, o = a > 0 ? X("BO-R41", "sweetenerTooHigh", { most: a }) : X("BO-R41", "talkOnly", {});
					return {
						guest: n(e.seats, (e) => En(t, e)),
						sweetener: r(0, a, { above: o })
					};
				},
				take(e, t, n, { guest: r, sweetener: i }) {
					return Cn(e, t, r, i), Y;
				}
			},
			close: {
				offer: (e, t) => Dn(t) ?? {},
				take: () => J("closing")
			}
		}
	},
	answer: {
		call: "offer",
		with(e, t) {
			let { invited: n, company: r, price: i, lead: a, sweetener: o } = t;
			return n === null || !tn(e, n, i) ? null : {
				asked: n,
				lead: a,
				company: r,
				price: i,
				sweetener: o
			};
		},
		then(e, t, { bought: n }) {
			if (t.invited === null) throw Error("nobody was invited");
			return n ? (t.bought[t.invited] = 1, Sn(e, t, t.invited), Z(e, "bought", {
				seat: t.invited,
				company: t.company,
				price: t.price
			}), yn(e, t.lead, t.invited, t.sweetener)) : Z(e, "declined", {
				seat: t.invited,
				company: t.company,
				cannotPay: !1
			}), J("goOn");
		}
	},
	unableToPay(e, t) {
		return t.invited !== null && Z(e, "declined", {
			seat: t.invited,
			company: t.company,
			cannotPay: e.options.treasuries === "open"
		}), J("goOn");
	},
	closing(e, t) {
		let n = B(e, t.company), r = n.lead;
		n.lead = t.lead, n.rounds += 1, n.fundedIn = e.round;
		let i = wn(t);
		return Z(e, "roundClosed", {
			seat: t.lead,
			company: t.company,
			shares: i,
			raised: i * t.price,
			oldLead: r
		}), q();
	},
	failing(e, t) {
		let n = B(e, t.company);
		n.front = t.front;
		for (let r of e.seats) n.shares[r] -= t.bought[r], n.cash -= t.bought[r] * t.price, e.players[r].treasury.secret += t.bought[r] * t.price;
		return Z(e, "roundFailed", {
			seat: t.lead,
			company: t.company,
			sold: wn(t)
		}), q();
	}
});
function Sn(e, { company: t, price: n }, r) {
	let i = B(e, t);
	i.shares[r] += 1, i.cash += n, e.players[r].treasury.secret -= n;
}
function Cn(e, t, n, r) {
	t.investors = t.investors.filter((e) => e !== n), t.others = t.others.filter((e) => e !== n), t.invited = n, t.sweetener = r, Z(e, "invited", {
		seat: n,
		company: t.company,
		price: t.price,
		sweetener: r
	});
}
function wn(e) {
	let t = 0;
	for (let n of e.bought) t += n;
	return t;
}
var Tn = (e) => e.investors.length > 0 ? e.investors : e.others;
function En(e, t) {
	return Tn(e).includes(t) ? null : t === e.lead ? X("BO-6.5", "asksItself", {}) : e.others.includes(t) ? X("BO-R24", "investorsFirst", { unasked: e.investors }) : X("BO-R17", "alreadyAsked", { seat: t });
}
function Dn(e) {
	let t = wn(e);
	return t < 3 ? X("BO-6.9", "tooFewSold", {
		sold: t,
		needed: 3
	}) : e.investors.length > 0 ? X("BO-7.5", "investorsFirst", { unasked: e.investors }) : null;
}
// ../wt/v0/games/boom/rules/phases/another-round.ts
var On = G("anotherRound", {
	consent: {
		call: "consent",
		with(e, t) {
			if (e.options.sideDeals === "cash") return null;
			let n = Rt(e, B(e, t.company));
			return {
				asker: t.seat,
				company: t.company,
				asked: n,
				sweetener: 0
			};
		},
		then(e, t, { granted: n }) {
			return n ? Y : (Z(e, "consentRefused", {
				seat: t.seat,
				company: t.company
			}), q());
		}
	},
	persuasion: {
		call: "persuasion",
		with(e, t) {
			return e.options.sideDeals === "cash" ? {
				asker: t.seat,
				company: t.company,
				unasked: Rt(e, B(e, t.company))
			} : null;
		},
		then: (e, t, { granted: n }) => n ? Y : q()
	},
	terms: {
		rule: "BO-7.4",
		ask: (e, t) => t.seat,
		idle: () => ({ type: "withdraw" }),
		actions: {
			setTerms: {
				offer: (e, t, n) => Qt(e, n),
				take: (e, t, n, { shares: r, price: i }) => Gt("funding", bn(e, n, t.company, r, i))
			},
			withdraw: {
				offer: () => ({}),
				take(e, t, n) {
					return Z(e, "withdrew", {
						seat: n,
						company: t.company
					}), q();
				}
			}
		}
	}
}), kn = G("consent", { answers: {
	rule: "BO-7.2",
	ask: (e, t) => t.asked,
	idle: () => ({ type: "refuse" }),
	actions: {
		agree: {
			offer: () => ({}),
			take(e, t, n) {
				return Z(e, "consentAnswered", {
					seat: n,
					company: t.company,
					agrees: !0
				}), yn(e, t.asker, n, t.sweetener), q({ granted: !0 });
			}
		},
		refuse: {
			offer: () => ({}),
			take(e, t, n) {
				return t.asked.splice(t.asked.indexOf(n), 1), Z(e, "consentAnswered", {
					seat: n,
					company: t.company,
					agrees: !1
				}), t.asked.length > 0 ? Kt : q({ granted: !1 });
			}
		}
	}
} }), An = G("offer", { answer: {
	rule: "BO-6.6",
	ask: (e, t) => t.asked,
	idle: () => ({ type: "decline" }),
	actions: {
		buy: {
			offer: () => ({}),
			take: () => q({ bought: !0 })
		},
		decline: {
			offer: () => ({}),
			take: () => q({ bought: !1 })
		}
	}
} }), jn = G("persuasion", {
	requests: {
		rule: "BO-R41",
		ask: (e, t) => t.unasked.length > 0 ? t.asker : null,
		idle: () => ({ type: "withdraw" }),
		actions: {
			request: {
				offer(e, t, i) {
					let a = en(e, i);
					return {
						investor: n(t.unasked),
						sweetener: r(0, a, { above: X("BO-R41", "sweetenerTooHigh", { most: a }) })
					};
				},
				take(e, t, n, { investor: r, sweetener: i }) {
					return t.unasked.splice(t.unasked.indexOf(r), 1), Z(e, "consentRequested", {
						seat: n,
						company: t.company,
						investor: r,
						sweetener: i
					}), K("consent", {
						asker: n,
						company: t.company,
						asked: [r],
						sweetener: i
					});
				}
			},
			withdraw: {
				offer: () => ({}),
				take(e, t, n) {
					return Z(e, "withdrew", {
						seat: n,
						company: t.company
					}), q({ granted: !1 });
				}
			}
		},
		after: { consent: (e, t, { granted: n }) => n ? q({ granted: !0 }) : Kt }
	},
	refusedByAll(e, t) {
		return Z(e, "consentRefused", {
			seat: t.asker,
			company: t.company
		}), q({ granted: !1 });
	}
});
// ../wt/v0/games/boom/rules/burn.ts
function Mn(e) {
	for (let t of e.companies.filter(V)) {
		let n = Vt(e, t);
		t.cash >= n ? (t.cash -= n, Z(e, "burned", {
			company: t.plan,
			burn: n,
			left: t.cash
		})) : (Z(e, "wentBust", {
			company: t.plan,
			burn: n,
			cash: t.cash
		}), e.gone.push({
			plan: t.plan,
			how: "bust",
			round: e.round
		}), Wt(e, t));
	}
}
// ../wt/v0/games/boom/rules/decks.ts
var Nn = (e) => e.playDeck.secret.length + e.discardPile.length > 0;
function Pn(e, t) {
	e.playDeck.secret.length === 0 && e.discardPile.length > 0 && (Z(e, "cardsReshuffled", { cards: e.discardPile.length }), Me(e, e.playDeck, e.discardPile), e.discardPile = []);
	let n = ke(e.playDeck, e.players[t].hand, t);
	n !== null && Z(e, "drew", {
		seat: t,
		card: Te(t, n)
	});
}
function Fn(e) {
	e.limit !== 1 && (--e.limit, Z(e, "limitFell", {
		to: e.limit,
		trackBurn: L[e.limit]
	}));
}
// ../wt/v0/games/boom/rules/ending.ts
function In(e) {
	Z(e, "crashed", { companies: e.companies.map((e) => e.plan) });
	for (let t of e.companies) t.cash = 0;
	Rn(e);
}
function Ln(e) {
	e.gone.length < Lt.length || (Z(e, "noPlansLeft", {}), Rn(e));
}
function Rn(e) {
	let t = e.seats.map((t) => e.players[t].treasury.secret), n = Math.max(...t);
	e.outcome = {
		winners: e.seats.filter((e) => t[e] === n),
		scores: t
	};
	for (let t of e.seats) e.players[t].treasury.seen = 511;
}
// ../wt/v0/games/boom/rules/phases/round.ts
var zn = G("round", {
	drawOrder(e) {
		e.round += 1, e.order = w(e, [...e.seats]), e.spent = [], Z(e, "orderDrawn", {
			round: e.round,
			order: [...e.order]
		});
	},
	reshuffleEvents(e) {
		e.activeEvent !== null && e.usedEvents.push(e.activeEvent), e.activeEvent = null, !(e.eventDeck.secret.length > 0) && (Me(e, e.eventDeck, [...e.usedEvents, "E6"]), e.usedEvents = [], Z(e, "eventsReshuffled", {}));
	},
	flipEvent(e) {
		let t = Oe(e.eventDeck);
		if (t === null) throw Error("there is always an Event to flip");
		e.activeEvent = t, Z(e, "eventFlipped", { event: t }), t === "E6" ? In(e) : Nt[t].lowersLimit && Fn(e);
	},
	takeTurns: {
		call: "turn",
		with(e) {
			let t = e.order[e.spent.length];
			return t === void 0 ? null : { seat: t };
		},
		then: () => J("takeTurns")
	},
	burn(e) {
		return Mn(e), Ln(e), J("drawOrder");
	}
}), Bn = [
	"D01",
	"D02",
	"D03",
	"D04",
	"D05",
	"D06",
	"D07",
	"D08",
	"D09",
	"D10",
	"D11",
	"D12"
], Vn = [
	...Lt,
	...Ft,
	...Bn
], Hn = (e) => e in z, Un = (e) => e in R, Wn = (e) => !Hn(e) && !Un(e);
// ../wt/v0/games/boom/rules/cards.ts
function Gn(e, t, n) {
	e.companies.push({
		plan: n,
		attached: [],
		front: t,
		lead: null,
		shares: I(e.seats, () => 0),
		cash: 0,
		rounds: 0,
		fundedIn: 0
	}), Z(e, "launched", {
		seat: t,
		company: n
	});
}
function Kn(e, t, n, r) {
	r.attached.push(n), Z(e, "attached", {
		seat: t,
		card: n,
		company: r.plan
	});
}
// ../wt/v0/games/boom/rules/discards.ts
var qn = [{
	target: [null],
	company: [null]
}], Jn = {
	targets: () => qn,
	carryOut(e, t) {
		e.limit > 1 ? Fn(e) : tr(e, t, 5);
	}
}, Yn = {
	D01: Jn,
	D02: Jn,
	D03: Jn,
	D04: {
		targets(e) {
			return e.companies.length < 2 ? X("BO-R42", "noTarget", { card: "D04" }) : Xn("D04", $n(e, Qn), (t) => Q(e).filter((n) => !B(e, n).attached.includes(t)));
		},
		carryOut(e, t, n) {
			let r = $(n.target), i = B(e, $(n.company)), a = er(e, r);
			i.attached.push(r), Z(e, "poached", {
				card: r,
				from: a,
				to: i.plan
			});
		}
	},
	D05: {
		targets: (e) => Xn("D05", $n(e, (e) => !Qn(e)), () => [null]),
		carryOut(e, t, n) {
			let r = $(n.target), i = er(e, r);
			e.discardPile.push(r), Z(e, "removed", {
				card: r,
				company: i
			});
		}
	},
	D06: {
		targets: (e) => Zn("D06", e.companies.filter((e) => V(e) && e.cash >= 1)),
		carryOut(e, t, n) {
			let r = B(e, $(n.company)), i = Math.min(10, r.cash);
			r.cash -= i, Z(e, "partied", {
				company: r.plan,
				amount: i
			});
		}
	},
	D07: {
		targets: (e) => Zn("D07", e.companies.filter(V)),
		carryOut(e, t, n) {
			let r = B(e, $(n.company));
			r.cash += 15, Z(e, "lent", {
				company: r.plan,
				amount: 15
			});
		}
	},
	D08: {
		targets: () => qn,
		carryOut: (e, t) => tr(e, t, 15)
	},
	D09: {
		targets: (e) => Nn(e) ? qn : X("BO-R42", "noCardsToDraw", {}),
		carryOut(e, t) {
			for (let n = 0; n < 2; n++) Pn(e, t);
		}
	},
	D10: {
		targets: () => qn,
		carryOut(e, t) {
			let n = je(e.eventDeck, t);
			n !== null && Z(e, "peeked", {
				seat: t,
				event: Te(t, n)
			}), Pn(e, t);
		}
	},
	D11: {
		targets: (e) => Xn("D11", e.discardPile.filter(Un), () => Q(e)),
		carryOut(e, t, n) {
			let r = $(n.target), i = B(e, $(n.company));
			e.discardPile.splice(e.discardPile.indexOf(r), 1), i.attached.push(r), Z(e, "attached", {
				seat: t,
				card: r,
				company: i.plan
			});
		}
	},
	D12: {
		targets: (e, t) => Zn("D12", e.companies.filter((e) => V(e) && e.lead !== t && H(e, t))),
		carryOut(e, t, n) {
			let r = B(e, $(n.company)), i = r.lead;
			r.lead = t, r.front = t, i !== null && Z(e, "leadSeized", {
				seat: t,
				company: r.plan,
				from: i
			});
		}
	}
};
function Xn(e, t, n) {
	let r = t.map((e) => ({
		target: [e],
		company: n(e)
	})).filter((e) => e.company.length > 0);
	return r.length > 0 ? r : X("BO-R42", "noTarget", { card: e });
}
var Zn = (e, t) => t.length > 0 ? [{
	target: [null],
	company: t.map((e) => e.plan)
}] : X("BO-R42", "noTarget", { card: e }), Qn = (e) => It[e] !== null, $n = (e, t) => e.companies.flatMap((e) => e.attached.filter(t));
function er(e, t) {
	let n = e.companies.find((e) => e.attached.includes(t));
	if (n === void 0) throw Error(`${t} is attached to no company`);
	return n.attached.splice(n.attached.indexOf(t), 1), n.plan;
}
function tr(e, t, n) {
	e.players[t].treasury.secret += n, Z(e, "received", {
		seat: t,
		amount: n
	});
}
function $(e) {
	if (e === null) throw Error("a Discard was played without its target");
	return e;
}
// ../wt/v0/games/boom/rules/phases/turn.ts
var nr = G("turn", {
	draw(e, t) {
		Z(e, "turnBegan", { seat: t.seat }), Pn(e, t.seat);
	},
	cardStep: {
		rule: "BO-4.3",
		ask: (e, t) => t.seat,
		idle: () => ({ type: "skipCard" }),
		actions: {
			launch: {
				offer(e, t, r) {
					let i = e.players[r].hand.secret.filter(Hn);
					return i.length > 0 ? { plan: n(i) } : X("BO-5.2", "noSuchCard", {});
				},
				take(e, t, n, { plan: r }) {
					return Ae(e.players[n].hand, r), Gn(e, n, r), Y;
				}
			},
			attach: {
				offer(e, t, r) {
					let i = e.players[r].hand.secret.filter(Un);
					return i.length === 0 ? X("BO-5.5", "noSuchCard", {}) : e.companies.length > 0 ? {
						card: n(i),
						company: n(Q(e))
					} : X("BO-R42", "noCompany", {});
				},
				take(e, t, n, { card: r, company: i }) {
					return Ae(e.players[n].hand, r), Kn(e, n, r, B(e, i)), Y;
				}
			},
			playDiscard: {
				offer(e, t, r) {
					let i = [];
					for (let t of e.players[r].hand.secret) {
						if (!Wn(t)) continue;
						let a = Yn[t].targets(e, r);
						if ("refused" in a) {
							let e = n([t], () => a);
							i.push({
								card: e,
								target: n([null]),
								company: n([null])
							});
						} else for (let { target: e, company: r } of a) i.push({
							card: n([t]),
							target: n(e),
							company: n(r)
						});
					}
					return i.length > 0 ? i : X("BO-5.11", "noSuchCard", {});
				},
				take(e, t, n, { card: r, target: i, company: a }) {
					return Ae(e.players[n].hand, r), Z(e, "playedDiscard", {
						seat: n,
						card: r
					}), Yn[r].carryOut(e, n, {
						target: i,
						company: a
					}), e.discardPile.push(r), Y;
				}
			},
			skipCard: {
				offer: () => ({}),
				take(e, t, n) {
					return Z(e, "playedNothing", { seat: n }), Y;
				}
			}
		}
	},
	financeStep: {
		rule: "BO-4.4",
		ask: (e, t) => t.seat,
		idle: () => ({ type: "pass" }),
		actions: {
			lead: {
				offer(e, t, n) {
					let r = an(e, n);
					if (r !== null) return r;
					let i = on(e, n);
					return Qt(e, n).map((e) => ({
						company: i,
						...e
					}));
				},
				take: (e, t, n, { company: r, shares: i, price: a }) => K("funding", bn(e, n, r, i, a))
			},
			askConsent: {
				offer(e, t, i) {
					let a = an(e, i);
					if (a !== null) return a;
					let o = sn(e, i), s = Math.max(...Qt(e, i).map(({ price: e }) => "max" in e ? e.max : 0));
					return [{
						company: o,
						price: n([null])
					}, {
						company: o,
						price: r(5, s)
					}];
				},
				take(e, t, n, { company: r, price: i }) {
					return Z(e, "consentAsked", {
						seat: n,
						company: r,
						price: i
					}), K("anotherRound", {
						seat: n,
						company: r
					});
				}
			},
			takePublic: {
				offer: (e, t, n) => e.companies.length > 0 ? { company: ln(e, n) } : X("BO-4.4", "noCompany", {}),
				take(e, t, n, { company: r }) {
					return dn(e, n, r), Ln(e), Y;
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return Z(e, "passed", { seat: n }), Y;
				}
			}
		},
		after: {
			funding: () => Y,
			anotherRound: () => Y
		}
	},
	returnCounter(e, t) {
		e.spent.push(t.seat), Z(e, "counterReturned", { seat: t.seat });
	}
});
// ../wt/v0/games/boom/rules/setup.ts
function rr(e, t) {
	let n = ir(e, t), r = w(e, [...Vn]);
	return {
		round: 0,
		limit: 6,
		order: [],
		spent: [],
		players: I(e.seats, (t) => ({
			firm: n[t],
			treasury: {
				seen: e.options.treasuries === "open" ? 511 : T(t),
				secret: 100
			},
			hand: De("play", t, r.splice(0, 3))
		})),
		companies: [],
		playDeck: Ee("play", r),
		discardPile: [],
		eventDeck: Ee("events", w(e, [...Pt])),
		usedEvents: [],
		activeEvent: null,
		gone: []
	};
}
function ir(e, t) {
	let n = w(e, Mt.filter((e) => !t.includes(e)));
	return e.seats.map((e) => Mt.find((n) => n === t[e]) ?? n.pop());
}
// ../wt/v0/games/boom/rules-hash.ts
var ar = "5fa41b6e08d0b7a57f991f17a7b5117bf4045ec46cc37d71b80aa1efae301d18", or = /* @__PURE__ */ t({ boom: () => sr }), sr = qt({
	id: "boom",
	rules: ar,
	seats: {
		min: 3,
		max: 5
	},
	picks: Mt,
	options: {
		ipoRounding: ["nearest", "down"],
		treasuries: ["open", "hidden"],
		stockSet: ["unlimited", "ten"],
		coolingOff: ["off", "on"],
		quietPeriod: ["off", "on"],
		sideDeals: ["talkOnly", "cash"]
	},
	presets: {
		asPrinted: {},
		civilised: {
			coolingOff: "on",
			quietPeriod: "on"
		}
	},
	setup: rr,
	opening: () => K("round", {}),
	phases: {
		round: zn,
		turn: nr,
		anotherRound: On,
		consent: kn,
		persuasion: jn,
		funding: xn,
		offer: An
	},
	anytime: {},
	governs: {
		launch: "BO-4.3",
		attach: "BO-R53",
		playDiscard: "BO-4.3",
		skipCard: "BO-4.3",
		lead: "BO-4.4",
		askConsent: "BO-7.2",
		takePublic: "BO-8.1",
		pass: "BO-4.4",
		agree: "BO-7.2",
		refuse: "BO-7.2",
		request: "BO-R41",
		setTerms: "BO-7.4",
		withdraw: "BO-R26",
		invite: "BO-6.5",
		close: "BO-6.9",
		buy: "BO-6.6",
		decline: "BO-6.6"
	},
	facts: hn,
	invariants: vn,
	imagine(e, t) {
		for (let n of e.seats) e.players[n].treasury.secret ??= e.players[t].treasury.secret;
	}
}), cr = Et(Object.values(or).find((e) => e?.id === "boom"));
export { cr as default };
