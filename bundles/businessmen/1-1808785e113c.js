// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
// kernel/clone.ts
function n(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let r = t[e];
			typeof r == "object" && r && (t[e] = n(r));
		}
		return t;
	}
	let t = {};
	for (let r in e) {
		let i = e[r];
		t[r] = typeof i == "object" && i ? n(i) : i;
	}
	return t;
}
// kernel/sha256.ts
function r(e) {
	let t = a(new TextEncoder().encode(e)), n = Uint32Array.from(l), r = /* @__PURE__ */ new Uint32Array(64);
	for (let e = 0; e < t.length; e += 16) {
		for (let n = 0; n < 16; n++) r[n] = o(t, e + n);
		for (let e = 16; e < 64; e++) {
			let t = o(r, e - 15), n = o(r, e - 2), i = s(t, 7) ^ s(t, 18) ^ t >>> 3, a = s(n, 17) ^ s(n, 19) ^ n >>> 10;
			r[e] = o(r, e - 16) + i + o(r, e - 7) + a | 0;
		}
		i(n, r);
	}
	return Array.from(n, (e) => e.toString(16).padStart(8, "0")).join("");
}
function i(e, t) {
	let [n = 0, r = 0, i = 0, a = 0, c = 0, l = 0, d = 0, f = 0] = e;
	for (let e = 0; e < 64; e++) {
		let p = s(c, 6) ^ s(c, 11) ^ s(c, 25), m = f + p + (c & l ^ ~c & d) + o(u, e) + o(t, e) | 0, ee = (s(n, 2) ^ s(n, 13) ^ s(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		f = d, d = l, l = c, c = a + m | 0, a = i, i = r, r = n, n = m + ee | 0;
	}
	let p = [
		n,
		r,
		i,
		a,
		c,
		l,
		d,
		f
	];
	for (let t = 0; t < 8; t++) e[t] = o(e, t) + o(p, t) | 0;
}
function a(e) {
	let t = new Uint32Array((e.length + 8 >> 6) * 16 + 16);
	for (let n = 0; n < e.length; n++) t[n >> 2] = o(t, n >> 2) | o(e, n) << 24 - (n & 3) * 8;
	return t[e.length >> 2] = o(t, e.length >> 2) | 128 << 24 - (e.length & 3) * 8, t[t.length - 2] = Math.floor(e.length / 536870912), t[t.length - 1] = e.length << 3, t;
}
var o = (e, t) => e[t], s = (e, t) => e >>> t | e << 32 - t, c = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && d(e)), l = c.slice(0, 8).map((e) => f(Math.sqrt(e))), u = Uint32Array.from(c.slice(0, 64).map((e) => f(Math.cbrt(e))));
function d(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function f(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
// kernel/digest.ts
var p = r, m = (e) => p(e);
function ee(e) {
	for (let t of [
		"",
		"abc",
		"Ўґ€𝄞".repeat(40)
	]) if (e(t) !== r(t)) throw Error("this is not SHA-256 of a text in UTF-8");
	p = e;
}
// kernel/chacha.ts
function te(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	ne.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), h.set(ne);
	for (let e = 0; e < 10; e++) g(0, 4, 8, 12), g(1, 5, 9, 13), g(2, 6, 10, 14), g(3, 7, 11, 15), g(0, 5, 10, 15), g(1, 6, 11, 12), g(2, 7, 8, 13), g(3, 4, 9, 14);
	return h.map((e, t) => e + ne[t]);
}
var ne = Uint32Array.from([
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
]), h = /* @__PURE__ */ new Uint32Array(16);
function g(e, t, n, r) {
	re(e, t, r, 16), re(n, r, t, 12), re(e, t, r, 8), re(n, r, t, 7);
}
function re(e, t, n, r) {
	let i = h[e] + h[t] | 0, a = h[n] ^ i;
	h[e] = i, h[n] = a << r | a >>> 32 - r;
}
// kernel/chance.ts
var ie = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, ae = (e) => ({
	key: e,
	drawn: 0
});
function _(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = te(oe(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
function v(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = _(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var oe = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), se = 8, y = (e) => 1 << (e ?? se), ce = 16, le = (e) => e & 511 & ~(e >> ce), ue = (e, t) => ({
	seen: y(e),
	secret: t
}), de = (e) => ({
	seen: 511,
	secret: e
}), fe = (e, t) => ({
	pile: "deck",
	owner: null,
	pool: e,
	seen: t.map(() => 0),
	secret: t
});
function pe(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function me(e, t, n) {
	t.secret = v(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var he = [], ge = (e) => _e(e, "events") ?? he;
function _e(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = ve(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = ve(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function ve(e, t) {
	if (Se(t)) return {
		at: e,
		is: "pile",
		inner: null
	};
	if (Ce(t)) return {
		at: e,
		is: "secret",
		inner: b(t.secret) ? _e(t.secret) : null
	};
	let n = _e(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function ye(e, t = ge(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? he) {
			let t = xe(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function be(e, t = ge(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? he) {
			let t = xe(e, o);
			if (s === "pile") continue;
			let l = typeof o == "string" ? o : i === "stack" ? t.phase : "*", u = i === "" ? l : `${i}.${l}`, d = typeof o == "number" && i !== "stack" ? [...a, o] : a;
			s === "branch" ? r(t, c, u, d) : (n.push({
				kind: u,
				indexes: d,
				secret: t
			}), c !== null && r(t.secret, c, u, d));
		}
	};
	return r(e, t, "", []), n;
}
var xe = (e, t) => e[t], b = (e) => typeof e == "object" && !!e, Se = (e) => "pile" in e && "pool" in e, Ce = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", x = (e) => ({
	g: e,
	spots: ge(e),
	lying: null,
	facts: null
});
function S(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? S(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
var we = {
	secret({ seen: e, secret: t }, n, r) {
		if ((e & r) === 0) return {
			seen: le(e),
			secret: null
		};
		let i = b(t) ? S(t, n, r, we) : t;
		return {
			seen: le(e) | r,
			secret: i
		};
	},
	pile({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
		let o = (e) => (r[e] & a) !== 0, s = e === "deck" || a === y(t) ? null : Te(r, i, o), c = (e) => s?.[e] ?? e;
		return {
			pile: e,
			owner: t,
			pool: n,
			seen: r.map((e, t) => o(c(t)) ? De(r, c(t)) | a : De(r, c(t))),
			secret: i.map((e, t) => o(c(t)) ? i[c(t)] : null)
		};
	}
}, Te = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? Ee(t[r], t[i]) : De(e, r) - De(e, i) : n(r) ? -1 : 1), Ee = (e = "", t = "") => e < t ? -1 : +(e > t), De = (e, t) => le(e[t]), Oe = (e, t) => ke(x(e), t);
function ke(e, t) {
	let n = y(t), { chance: r, events: i, ...a } = S(e.g, e.spots, n, we);
	return Object.assign(a, {
		viewer: t,
		unseen: Fe(e, n)
	});
}
function Ae(e, t) {
	let n = { value: e };
	return S(n, _e(n), y(t), je).value;
}
var je = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : b(t) ? S(t, n, r, je) : t }),
	pile: we.pile
};
function Me(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let { pool: n, seen: r, secret: i } of ye(e.g, e.spots)) {
		let e = t[n] ??= [];
		for (let t = 0; t < i.length; t++) e.push({
			card: i[t],
			seen: r[t]
		});
	}
	for (let e in t) t[e]?.sort(Ne);
	return e.lying = t, t;
}
var Ne = (e, t) => Ee(e.card, t.card), Pe = (e, t) => Fe(x(e), y(t));
function Fe(e, t) {
	let n = {}, r = Me(e);
	for (let e in r) {
		let i = [];
		for (let { card: n, seen: a } of r[e] ?? []) (a & t) === 0 && i.push(n);
		n[e] = i;
	}
	return n;
}
var Ie = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, Le = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new Ie("a secret");
	}
}, Re = {
	enumerable: !0,
	get() {
		throw new Ie("a card");
	}
}, ze = [];
function Be(e) {
	let t = ze[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, Re);
	return ze[e] = Object.freeze(n), n;
}
var Ve = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new Le(le(e.seen)) : b(e.secret) && t !== null ? {
		seen: e.seen,
		secret: S(e.secret, t, n, Ve)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: Be(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, Re);
		return {
			...e,
			secret: r
		};
	}
};
function He(e, t) {
	let n = S({
		...e.g,
		events: null
	}, e.spots, y(t), Ve);
	return Ue.set(n, {
		position: e,
		viewer: t
	}), n;
}
var Ue = /* @__PURE__ */ new WeakMap(), We = (e, t, n) => Ge(e, x(t), n);
function Ge(e, t, n) {
	return t.facts ??= e.facts(He(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts(He(t, n), n, t.facts)
	};
}
// kernel/offers.ts
function C(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = Je(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function Ke(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function qe(e, t, n) {
	return {
		some: e,
		atLeast: t,
		atMost: n
	};
}
function Je(e, t) {
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
function Ye(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < (e.atLeast ?? 0);
	if (e.parts !== void 0) {
		for (let t in e.parts) if (Ye(e.parts[t])) return !0;
		return !1;
	}
	return (e.max ?? 0) < (e.min ?? 0);
}
function Xe(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = Ze(r[e], t);
	return n;
}
function Ze(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = Ze(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) {
		let { min: n = 0, max: r = 0 } = e;
		return n + t(r - n + 1);
	}
	let { atLeast: n = 0, atMost: r = e.some.length } = e, i = n + t(Math.min(r, e.some.length) - n + 1), a = [...e.some];
	return Array.from({ length: i }, () => a.splice(t(a.length), 1)[0]);
}
// kernel/rules.ts
var Qe = { to: "stay" }, w = { to: "next" };
function $e(e) {
	return {
		to: "done",
		result: e
	};
}
function et() {
	return {
		stay: Qe,
		next: w,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: $e,
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
// kernel/play.ts
function tt(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: nt(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, rt(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(bt(e, i, a)), vt(e, r), r;
}
function nt(e, t) {
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
function rt(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function it(e, t) {
	let n = E(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = D(e, n);
	return {
		seats: xt(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function at(e, t) {
	let n = it(e, t), r = E(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || D(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !ht(n) && !gt(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function ot(e, t, n) {
	let r = [];
	return pt(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), null), r;
}
function st(e, t, n) {
	let r = [], i = [];
	return pt(e, t, n, (e, t) => r.push({
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
function ct(e, t, n, r, i = ot(e, t, n)) {
	let a = [...i];
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i];
		for (let i = 0; i < 20; i++) {
			let i = Xe(o, r);
			if (ft(e, t, n, i) === null) return {
				seat: n,
				...i
			};
		}
		a.splice(i, 1);
	}
	return null;
}
function lt(e, t, n) {
	let r = E(t);
	return {
		seat: n,
		...D(e, r).idle(t, r, n)
	};
}
function ut(e, t, n) {
	let r = E(t), i = dt(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	T(e, t, r, i.take(t, r, n.seat, n)), vt(e, t);
}
function dt(e, t, n, r) {
	let i = E(t), a = D(e, i);
	return Object.hasOwn(a.actions, r) && Ct(a.ask(t, i), n) ? a.actions[r] : Object.hasOwn(e.anytime, r) && !a.sealed?.(t, i) ? e.anytime[r] : null;
}
function ft(e, t, n, r) {
	return dt(e, t, n, r.type)?.check?.(t, E(t), n, r) ?? null;
}
function pt(e, t, n, r, i) {
	let a = E(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = D(e, a);
	Ct(o.ask(t, a), n) && mt(o.actions, t, a, n, r, i), o.sealed?.(t, a) || mt(e.anytime, t, a, n, r, i);
}
function mt(e, t, n, r, i, a) {
	for (let o in e) {
		let s = e[o]?.offer(t, n, r);
		if (s !== void 0) {
			if (Array.isArray(s)) {
				let e = !1;
				for (let t of s) gt(t) || (e = !0, i(o, t));
				!e && a !== null && a(o, _t(s[0] ?? {}));
			} else ht(s) ? a?.(o, s) : gt(s) ? a?.(o, _t(s)) : i(o, s);
		}
	}
}
var ht = (e) => "refused" in e;
function gt(e) {
	for (let t in e) if (Ye(e[t])) return !0;
	return !1;
}
function _t(e) {
	for (let [t, n] of Object.entries(e)) if (Ye(n)) return n.not?.[0]?.because ?? n.above ?? {
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
function vt(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = E(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = D(e, n);
		if (typeof r == "function") T(e, t, n, r(t, n) ?? w);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? T(e, t, n, w) : t.stack.push(bt(e, r.call, i));
		} else if (St(r.ask(t, n))) T(e, t, n, w);
		else return;
	}
	throw Error(`runaway rules at ${E(t)?.phase}.${E(t)?.step}`);
}
function T(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(bt(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = bt(e, r.phase, r.locals);
			return;
		case "done": return yt(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return yt(e, t, n, void 0);
			n.step = r;
		}
	}
}
function yt(e, t, n, r) {
	t.stack.pop();
	let i = E(t);
	if (i === void 0) return;
	let a = D(e, i);
	typeof a != "function" && T(e, t, i, "call" in a ? a.then?.(t, i, r) ?? w : a.after?.[n.phase]?.(t, i, r) ?? Qe);
}
var bt = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), E = (e) => e.stack[e.stack.length - 1], D = (e, t) => e.phases[t.phase]?.steps[t.step], xt = (e) => e === null ? [] : typeof e == "number" ? [e] : e, St = (e) => e === null || typeof e != "number" && e.length === 0, Ct = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function wt(e, t, n) {
	let r = Et(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a, values: o } = r;
	if (!Object.hasOwn(e.governs, a)) return O("unknownAction", null, { type: a.slice(0, 40) });
	let s = e.governs[a], c = it(e, t);
	if (c === null) return O("over", null, {});
	let l = dt(e, t, i, a);
	if (l === null) return Dt(e, t, a, s, c.seats);
	let u = l.offer(t, E(t), i);
	return ht(u) ? { refusal: u } : Ot(t, i, a, l, Array.isArray(u) ? u : [u], o, s);
}
function Tt(e, t, n, r) {
	let i = wt(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function O(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function Et(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return O("malformed", null, { expected: "object" });
	let n = k(t, "seat");
	if (!e.seats.includes(n)) return O("malformed", null, { expected: "seat" });
	let r = k(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : O("malformed", null, { expected: "type" });
}
function Dt(e, t, n, r, i) {
	let a = E(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? O("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? O("sealed", r, { type: n }) : O("notNow", r, {
		type: n,
		asked: i
	});
}
function Ot(e, t, n, r, i, a, o) {
	let s = null, c = -1;
	for (let l of i) {
		let i = {
			seat: t,
			type: n
		}, u = 0, d = null;
		for (let e of Object.keys(l)) {
			let t = k(a, e), n = At(l[e], t, e, o);
			n === null ? u += 2 : d ??= n, i[e] = jt(l[e], t);
		}
		if (d === null && !gt(l)) {
			let n = r.check?.(e, E(e), t, i) ?? null;
			if (n === null) return { action: i };
			d = n;
		}
		d !== null && !kt.has(d.refused) && (u += 1), d !== null && u > c && (s = d, c = u);
	}
	return { refusal: s ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
var kt = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function At(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (e.one !== void 0) return e.one.includes(t) ? null : e.not?.find((e) => e.value === t)?.because ?? i("notOffered", { field: n });
	if (e.parts !== void 0) {
		if (typeof t != "object" || !t || Array.isArray(t)) return i("malformed", { expected: n });
		for (let i of Object.keys(e.parts)) {
			let a = At(e.parts[i], k(t, i), `${n}.${i}`, r);
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
function jt(e, t) {
	if (e.some !== void 0) return Array.isArray(t) ? [...t] : t;
	if (e.parts === void 0 || typeof t != "object" || !t) return t === 0 ? 0 : t;
	let n = {};
	for (let r of Object.keys(e.parts)) n[r] = jt(e.parts[r], k(t, r));
	return n;
}
function k(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/barrier.ts
function Mt(e, t, n, r) {
	return Nt(t.g.chance, n.g.chance) ? Pt(t, n, r) ? "secret" : it(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var Nt = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function Pt(e, t, n) {
	let r = y(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = xe(e, o), l = typeof t == "object" && t ? xe(t, o) : void 0;
			if (s === "pile") i ||= !Ft(n, l);
			else if (s === "branch") {
				if (a(n, l, c ?? [])) return !0;
			} else {
				let { seen: e, secret: t } = n, i = l;
				if ((e & r) === 0) {
					if (typeof i?.seen != "number" || (i.seen & ~e) !== 0) return !0;
				} else if (c !== null && a(t, i?.secret, c)) return !0;
			}
		}
		return !1;
	};
	return a(e.g, t.g, e.spots) || i && It(e, t, r);
}
function Ft(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function It(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = y(r) | n, a = Fe(t, i);
		for (let [t, n] of Object.entries(Fe(e, i))) if (!Lt(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function Lt(e, t) {
	let n = 0;
	for (let r of e) {
		for (; n < t.length && t[n] !== r;) n += 1;
		if (n === t.length) return !1;
		n += 1;
	}
	return !0;
}
// kernel/canonical.ts
function A(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(A).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${A(t[e])}`).join(",")}}`;
}
var Rt = (e) => m(A(e)), zt = (e) => m(`parlour commitment ${e}`), Bt = (e) => m(`parlour entropy ${e}`), Vt = (e, t) => m(`parlour dice ${A({
	seed: e,
	entropy: t
})}`);
function Ht({ commitment: e, promises: t, entropy: n }, r) {
	if (zt(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : Bt(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var Ut = ({ name: e, salt: t }) => m(`parlour name ${t} ${e}`);
function Wt({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var Gt = (e) => Rt(e).slice(0, qt), Kt = (e, t, n) => m(`${e} ${JSON.stringify(t)} ${n}`).slice(0, qt), qt = 24, Jt = 32;
function Yt(e, t, n = Jt) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = tt(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: ae(Vt(o, a.entropy))
	}), c = s.events ?? [];
	s.events = null;
	let l = {
		format: "parlour-record",
		version: 2,
		game: e.id,
		rules: r,
		seats: i,
		options: s.options,
		dice: a
	}, u = fn(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: Gt(l),
		position: x(s),
		text: u,
		base: u,
		middle: null,
		kept: n,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "nothing",
		opening: c
	};
}
function Xt(e) {
	let { version: t, link: n, text: r, base: i, tail: a, standing: o, free: s, barrier: c } = e, l = JSON.stringify({
		version: t,
		link: n,
		tail: a,
		standing: o,
		free: s,
		barrier: c
	});
	return `{"g":${r},"base":${a.length === 0 ? r : i},${l.slice(1)}`;
}
function Zt(e, t, n, r) {
	let { g: i, base: a, ...o } = JSON.parse(r), s = JSON.stringify(i);
	return i.events = null, {
		game: e,
		head: t,
		seeds: n,
		position: x(i),
		text: s,
		base: JSON.stringify(a),
		middle: null,
		kept: Jt,
		opening: [],
		...o
	};
}
function Qt(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = wt(a, o.g, t);
	if (r !== e.version && !("action" in s && cn(e, s.action.seat, r))) return mn({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return mn(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], ut(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, p = x(u), m = Mt(a, o, p, c), ee = fn(u), te = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: pn(o.g)
	}], ne = m === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return ln(e, p, ee, f, d, {
		...on(e, te, ee),
		standing: e.standing + 1,
		free: ne,
		barrier: m ?? "nothing"
	});
}
var $t = (e, t) => Qt(e, lt(e.game, e.position.g, t), { by: "clock" });
function en(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !sn(e, t, r)) return mn({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new tn();
	let o = an(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return ln(e, x(o), fn(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var tn = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function nn(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = ae(Vt(r, t.entropy));
	let o = i.reduce((e, t) => e | y(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of ye(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = v(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => _(a, e));
	let c = fn(a);
	return ln({
		...e,
		seeds: [...e.seeds, r]
	}, x(a), c, {
		dice: t,
		eyes: i
	}, [], {
		base: c,
		middle: null,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "chance"
	});
}
function rn(e, t, n = []) {
	if ("do" in t) return Qt(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return en(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return nn(e, t.dice, r, t.eyes);
}
function an(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), ut(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function on(e, t, n) {
	let { base: r, middle: i, kept: a } = e;
	if (i === null) return {
		base: r,
		tail: t,
		middle: t.length >= a ? {
			text: n,
			moves: t.length
		} : null
	};
	if (t.length < i.moves + a) return {
		base: r,
		tail: t,
		middle: i
	};
	let o = t.slice(i.moves);
	return {
		base: i.text,
		tail: o,
		middle: {
			text: n,
			moves: o.length
		}
	};
}
function sn({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function cn(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = x(an(e, a.length - o)), [l, u] = [E(c.g), E(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([st(r, e.g, t), Ge(r, e, t)]);
	return f(c) === f(i);
}
function ln(e, t, n, r, i, a) {
	let o = Kt(e.link, r, n);
	return {
		ok: !0,
		match: {
			...e,
			...a,
			position: t,
			text: n,
			link: o,
			version: e.version + 1
		},
		entry: {
			...r,
			hash: o
		},
		line: un(e, r),
		events: i
	};
}
function un({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = dn(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function dn(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function fn(e) {
	let { events: t, ...n } = e;
	return JSON.stringify(n);
}
var pn = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, mn = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function hn(e) {
	let t = n(e);
	return gn(t), t;
}
function gn(e) {
	if (b(e)) {
		Se(e) ? e.seen = e.seen.map(() => 511) : Ce(e) && (e.seen = 511);
		for (let t of Object.values(e)) gn(t);
	}
}
// kernel/redeal.ts
function _n(e, t, r) {
	let i = { chance: ie(r) }, a = (e) => _(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = ie(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = v(i, [...s[e] ?? []]);
	let d = ge(l);
	for (let { pool: e, secret: t } of ye(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, y(o), a), vn(e, l, d, ({ secret: e }) => e === null, a), l;
}
function vn(e, t, n, r, i) {
	for (let { kind: a, indexes: o, secret: s } of be(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function yn(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = _n(e, t, 1), o = a.chance, s = JSON.stringify(Pe(a, i)), c = n(a);
	return ut(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(Pe(c, i)) !== s ? null : {
		view: Oe(c, i),
		facts: We(e, c, i)
	};
}
// kernel/verify.ts
function bn(e, t) {
	let n = [], r = (e) => n.push({
		check: e,
		ok: !0
	}), i = (e, t, r, i) => (n.push(i === void 0 ? {
		check: e,
		ok: !1,
		at: t,
		detail: r
	} : {
		check: e,
		ok: !1,
		at: t,
		detail: r,
		refusal: i
	}), {
		ok: !1,
		findings: n
	});
	if (t.game !== e.id) return i("game", null, `this is a record of ${t.game}, not of ${e.id}`);
	if (r("game"), t.rules.version !== e.version) return i("rules", null, `played by rules ${t.rules.version}, these are rules ${e.version}`);
	if (r("rules"), t.seeds === null) return i("dice", null, "the seed has not been revealed: the game is not over");
	let a = [t.dice, ...t.entries.flatMap((e) => "dice" in e ? [e.dice] : [])];
	if (t.seeds.length !== a.length) return i("dice", null, `there are ${a.length} dice and ${t.seeds.length} seeds`);
	for (let [e, n] of a.entries()) {
		let r = Ht(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = Yt(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (A(o.head) !== A(Wt(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && Ut(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = rn(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !xn(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (A(a.entry) !== A(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function xn({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = lt(e, t.g, n.seat);
	return A(i) === A(n.do);
}
function Sn(e) {
	return {
		interface: 1,
		game: e.id,
		version: e.version,
		speaks: e.speaks,
		seats: e.seats,
		picks: e.picks,
		options: e.options,
		presets: e.presets,
		actions: e.governs,
		checks: Cn(e),
		optionsFor: (t) => nt(e, t),
		digestWith: ee,
		begin: (t, n) => Yt(e, t, n),
		snapshot: Xt,
		resume: (t, n, r) => Zt(e, t, n, r),
		verify: (t) => bn(e, t),
		act: Qt,
		actForClock: $t,
		undo: en,
		redice: nn,
		repeat: rn,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: at(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => ke(e, t),
		facts: ({ position: t }, n) => Ge(e, t, n),
		menu: ({ position: t }, n) => st(e, t.g, n),
		why: ({ position: t }, n, r) => Tt(e, t.g, n, r),
		preview: ({ position: t }, n, r) => Tt(e, t.g, n, r) === null ? yn(e, ke(t, n), r) : null,
		show: Ae,
		laidOpen: (e) => ({
			...e,
			position: x(hn(e.position.g))
		}),
		newsLaidOpen: hn,
		search: {
			start: (t) => tt(e, t),
			clone: n,
			redeal: (t, n) => _n(e, t, n),
			view: (e, t) => ke(x(e), t),
			waiting: (t) => it(e, t),
			offers: (t, n) => ot(e, t, n),
			sample: (t, n, r, i) => ct(e, t, n, r, i),
			perform: (t, n) => ut(e, t, n),
			idle: (t, n) => lt(e, t, n)
		}
	};
}
function Cn(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// games/businessmen/content/table.ts
var wn = [
	"red",
	"yellow",
	"blue",
	"green"
], Tn = {
	4: 1,
	6: 2,
	8: 3
}, En = [
	4,
	6,
	8
], j = (e, t) => e.map(t), Dn = (e, t) => [...e.slice(t), ...e.slice(0, t)], M = [
	"grain",
	"meat",
	"fish",
	"wood",
	"oil",
	"metal"
], On = {
	yellow: {
		capacity: 5,
		points: 1,
		fall: 5
	},
	blue: {
		capacity: 6,
		points: 2,
		fall: 6
	},
	green: {
		capacity: 7,
		points: 3,
		fall: 7
	}
}, N = [
	"yellow",
	"blue",
	"green"
], kn = {
	P0: {
		kind: "price",
		moves: {
			fish: 3,
			wood: -5
		}
	},
	P1: {
		kind: "embargo",
		goods: ["metal", "wood"]
	},
	P2: {
		kind: "price",
		moves: {
			wood: 3,
			meat: -5
		}
	},
	P3: {
		kind: "embargo",
		goods: ["wood", "grain"]
	},
	P4: {
		kind: "price",
		moves: {
			meat: 3,
			oil: -5
		}
	},
	P5: {
		kind: "embargo",
		goods: ["grain", "meat"]
	},
	P6: {
		kind: "price",
		moves: {
			oil: 3,
			grain: -5
		}
	},
	P7: {
		kind: "embargo",
		goods: ["meat", "fish"]
	},
	P8: {
		kind: "price",
		moves: {
			grain: 3,
			metal: -5
		}
	},
	P9: {
		kind: "embargo",
		goods: ["fish", "oil"]
	},
	P10: {
		kind: "price",
		moves: {
			metal: 3,
			fish: -5
		}
	},
	P11: {
		kind: "embargo",
		goods: ["oil", "metal"]
	}
}, An = Object.keys(kn), jn = kn, Mn = [
	0,
	1,
	1,
	1,
	2,
	2,
	2,
	3,
	3,
	3,
	4,
	4,
	4,
	5,
	5,
	5
], P = [
	"warehouse",
	"loader",
	"manager"
], F = {
	warehouse: [
		0,
		1,
		2,
		3
	],
	loader: [
		0,
		4,
		5,
		6
	],
	manager: [
		0,
		3,
		4,
		5
	]
}, I = {
	2: {
		cost: 10,
		points: 1
	},
	3: {
		cost: 20,
		points: 2
	}
}, Nn = {
	1: {
		points: 1,
		to: 1
	},
	2: {
		points: 1,
		to: 1
	},
	3: {
		points: 2,
		to: 2
	}
}, L = (e, t) => Dn(e.seats, t).filter((t) => !e.players[t].isSkipping), R = (e) => e.opener === null ? [] : L(e, e.opener), Pn = (e, t) => Dn(e.seats, t)[1] ?? t;
function Fn(e, t) {
	let [n, r] = R(e);
	if (n === void 0) return [];
	let i = r ?? n;
	switch (e.options.loadingStart) {
		case "nextAfterLeader": return L(e, i);
		case "firstPasser": return L(e, t ?? i);
		case "leader": return L(e, n);
	}
}
var In = (e, t) => e.options.skipEligibility === "anyone" || e.players[t].coins <= 4, { phase: z, call: Ln, done: Rn, goTo: B, next: V, stay: H, no: U, emit: W, game: zn } = et(), Bn = (e) => Number(e.options.targetVP);
function Vn(e, t, n) {
	let r = e.players[t], i = Bn(e), a = r.points < i && r.points + n >= i;
	r.points += n, a && W(e, "targetReached", {
		seat: t,
		points: r.points,
		target: i
	});
}
function Hn(e, t, n) {
	let r = Math.min(n, e.players[t].points);
	return e.players[t].points -= r, r;
}
// games/businessmen/rules/ending.ts
function Un(e) {
	let t = Wn(e);
	W(e, "roundEnded", {
		round: e.round,
		finalists: t
	}), t.length > 0 ? Kn(e, "target") : e.round === Gn(e) ? Kn(e, "guard") : e.leader = Pn(e, e.leader);
}
var Wn = (e) => e.seats.filter((t) => e.players[t].points >= Bn(e)), Gn = (e) => e.options.roundGuard === "none" ? null : Number(e.options.roundGuard);
function Kn(e, t) {
	let { winners: n, places: r } = qn(e);
	e.ending = {
		because: t,
		round: e.round,
		finalists: Wn(e),
		winners: n,
		places: r
	}, e.outcome = {
		winners: n,
		scores: e.seats.map((t) => e.players[t].points)
	}, W(e, "gameEnded", e.ending);
}
function qn(e) {
	let t = Wn(e), n = t.length > 0 ? Xn(t, (t) => Jn(e, t)) : Xn(e.seats, (t) => Yn(e, t)), r = (t, r) => n.includes(t) || !n.includes(r) && Zn(Yn(e, t), Yn(e, r)) > 0;
	return {
		winners: n,
		places: j(e.seats, (t) => n.includes(t) ? 1 : 1 + e.seats.filter((e) => e !== t && r(e, t)).length)
	};
}
function Jn(e, t) {
	let { coins: n, points: r } = e.players[t];
	return e.options.finishTie === "coins" ? [n, r] : [r, n];
}
function Yn(e, t) {
	let { coins: n, points: r, levels: i } = e.players[t];
	return [
		r,
		n,
		P.reduce((e, t) => e + i[t], 0)
	];
}
function Xn(e, t) {
	return e.filter((n) => e.every((e) => Zn(t(n), t(e)) >= 0));
}
function Zn(e, t) {
	for (let [n, r] of e.entries()) if (r !== t[n]) return r - (t[n] ?? 0);
	return 0;
}
// games/businessmen/rules/prices.ts
var G = (e) => Mn[e] ?? 0, Qn = (e, t) => G(e.prices[t]), $n = (e, t) => Math.min(15, Math.max(1, e + t));
function er(e, t, n) {
	let r = e.prices[t], i = $n(r, n);
	return e.prices[t] = i, e.lastMoves[t] += i - r, {
		good: t,
		by: n,
		from: r,
		to: i
	};
}
function tr(e, t, n) {
	let r = 0;
	for (let i of N) n.includes(i) && e.lorries[i].good === t && (r += On[i].fall);
	return r > 0 ? -r : 3;
}
function K(e, t) {
	if (e.sector === null) return !1;
	let n = jn[e.sector];
	return n.kind === "embargo" && n.goods.includes(t);
}
var nr = (e) => M.filter((t) => K(e, t)), q = (e) => ({
	grain: e,
	meat: e,
	fish: e,
	wood: e,
	oil: e,
	metal: e
}), rr = (e) => M.every((t) => e[t] === 0), J = (e, t, n) => e.players[t].main[n] + e.players[t].temp[n], Y = (e, t) => M.filter((n) => J(e, t, n) > 0), X = (e, t) => F.warehouse[e.players[t].levels.warehouse], ir = (e, t) => Y(e, t).length > X(e, t);
function ar(e, t) {
	let n = (n) => J(e, t, n) * Qn(e, n);
	return Y(e, t).sort((e, t) => n(t) - n(e)).slice(0, X(e, t));
}
// games/businessmen/rules/lorries.ts
function or(e, t) {
	let n = 0;
	for (let r of e.lorries[t].lots) n += r;
	return n;
}
var sr = (e, t) => On[t].capacity - or(e, t), Z = (e, t) => sr(e, t) === 0;
function cr(e, t) {
	let n = e.seats.filter((n) => e.lorries[t].lots[n] > 0);
	return n.length === 1 ? n[0] ?? null : null;
}
function lr(e, t, n, r) {
	let i = F.loader[e.players[n].levels.loader];
	return e.options.loaderCap === "perRound" && t !== null ? i - t[n][r] : i;
}
function ur(e, t, n, r, i) {
	let a = e.lorries[r].good;
	if (a !== null && Z(e, r)) return U("BM-7.3", "lorryFull", { lorry: r });
	if (a !== null && a !== i) return U("BM-7.3", "carriesAnother", {
		lorry: r,
		carries: a,
		good: i
	});
	if (J(e, n, i) === 0) return U("BM-7.3", "noneOwned", { good: i });
	if (lr(e, t, n, i) <= 0) return U("BM-R12", "loaderSpent", {
		good: i,
		most: F.loader[e.players[n].levels.loader]
	});
	if (a === null && e.options.sameGoodCars === "oneCarPerGood") {
		let t = N.find((t) => e.lorries[t].good === i);
		if (t !== void 0) return U("BM-R15", "onAnotherLorry", {
			good: i,
			lorry: t
		});
	}
	return null;
}
function dr(e, t, n, r, i) {
	let a = lr(e, t, n, i), o = sr(e, r), s = J(e, n, i), c = Math.min(a, o, s);
	return {
		units: c,
		limit: c === a ? "loader" : c === o ? "space" : "stock"
	};
}
function fr(e, t, n) {
	for (let r of N) for (let i of M) if (J(e, n, i) > 0 && ur(e, t, n, r, i) === null) return {
		lorry: r,
		good: i
	};
	return null;
}
// games/businessmen/content/misfortune-wheel.ts
var pr = {
	M0: "warehouse",
	M1: null,
	M2: "loader",
	M3: null,
	M4: "manager",
	M5: null,
	M6: "warehouse",
	M7: null,
	M8: "loader",
	M9: null,
	M10: "manager",
	M11: null
}, mr = Object.keys(pr), hr = (e) => e === 3 ? null : e === 2 ? 3 : 2;
function gr(e, t, n, r) {
	let i = { ...e.players[n].levels }, a = e.players[n].coins;
	for (let e of t) {
		let t = hr(i[e]);
		t !== null && (i[e] = t, a -= I[t].cost);
	}
	let o = hr(i[r]);
	if (o === null) return U("BM-3.2", "highestLevel", { characteristic: r });
	let { cost: s } = I[o];
	return s > a ? U("BM-10.4", "cannotPay", {
		cost: s,
		coins: a
	}) : null;
}
var _r = (e, t, n) => P.some((r) => gr(e, t, n, r) === null);
function vr(e, t, n) {
	let r = e.players[t], i = hr(r.levels[n]);
	if (i === null) throw Error(`${n} is at its highest level`);
	let { cost: a, points: o } = I[i];
	r.coins -= a, r.levels[n] = i, W(e, "improved", {
		seat: t,
		characteristic: n,
		to: i,
		cost: a,
		points: o
	}), Vn(e, t, o);
}
function yr(e, t, n, r) {
	let i = e.players[n];
	if (!i.warnings[r] || t.includes(r)) return U("BM-12.4", "noWarning", { characteristic: r });
	let a = i.coins - t.length * 10;
	return 10 > a ? U("BM-12.2", "cannotPay", {
		cost: 10,
		coins: a
	}) : null;
}
var br = (e, t, n) => P.some((r) => yr(e, t, n, r) === null);
function xr(e, t, n) {
	let r = e.players[t];
	r.coins -= 10, r.warnings[n] = !1, e.options.negativeEvents === "immediate" && (r.insured[n] = !0), W(e, "insured", {
		seat: t,
		characteristic: n,
		cost: 10
	});
}
// games/businessmen/rules/misfortune.ts
function Sr(e, t) {
	let n = e.players[t], r = mr[_(e, mr.length)], i = pr[r];
	if (n.misfortune = r, W(e, "misfortuneSpun", {
		seat: t,
		sector: r,
		hits: i
	}), i === null) return;
	let a = Cr(e, t, i);
	if (a === "nothing") return W(e, "spared", {
		seat: t,
		characteristic: i
	});
	n.warnings[i] || (n.warnings[i] = !0, W(e, "warned", {
		seat: t,
		characteristic: i
	})), a === "fine" && wr(e, t, i);
}
function Cr(e, t, n) {
	let { insured: r, warnings: i } = e.players[t];
	return r[n] ? "nothing" : i[n] || e.options.negativeEvents === "immediate" ? "fine" : "warning";
}
function wr(e, t, n) {
	let r = e.players[t], i = r.levels[n], { points: a, to: o } = Nn[i], s = Hn(e, t, a);
	r.levels[n] = o, W(e, "fined", {
		seat: t,
		characteristic: n,
		from: i,
		to: o,
		points: a,
		lost: s
	});
}
function Tr(e) {
	for (let t of e.seats) for (let n of P) e.players[t].insured[n] && (e.players[t].insured[n] = !1, W(e, "insuranceLapsed", {
		seat: t,
		characteristic: n
	}));
}
// games/businessmen/rules/families.ts
function Er(e, t, n) {
	let r = e.filter((e) => t(e) === null);
	return r.map((i, a) => n(a === 0 ? C(Dr(e, r), t) : C([i]), i));
}
var Dr = (e, t) => e.filter((e) => e === t[0] || !t.includes(e)), Or = (e, t, n) => e.players[t].temp[n] > 0;
function kr(e, t, n) {
	return Or(e, t, n) ? U("BM-6.7", "alreadyBought", { good: n }) : e.market[n] === 0 ? U("BM-5.5", "notOnMarket", { good: n }) : null;
}
function Ar(e, t, n) {
	if (Or(e, t, n)) return {
		most: 0,
		limit: "bought"
	};
	let r = e.players[t], i = F.manager[r.levels.manager], a = Math.floor(r.coins / 1), o = Math.min(i, e.market[n], a);
	return {
		most: o,
		limit: o === i ? "manager" : o === e.market[n] ? "market" : "coins"
	};
}
var jr = (e, t) => M.some((n) => Ar(e, t, n).most > 0), Mr = (e, t) => Er(M, (n) => kr(e, t, n), (n, r) => {
	let { most: i, limit: a } = Ar(e, t, r);
	return {
		good: n,
		units: Ke(1, i, {
			below: U("BM-6.3", "atLeastOneUnit", {}),
			above: Nr(e, t, r, a)
		})
	};
});
function Nr(e, t, n, r) {
	let { levels: i, coins: a } = e.players[t];
	switch (r) {
		case "manager": return U("BM-3.6", "managerLimit", {
			most: F.manager[i.manager],
			level: i.manager
		});
		case "market": return U("BM-6.3", "marketLimit", {
			good: n,
			left: e.market[n]
		});
		case "coins": return U("BM-R9", "coinLimit", { coins: a });
		case "bought": return U("BM-6.7", "alreadyBought", { good: n });
	}
}
// games/businessmen/content/export-cards.ts
var Pr = {
	E01: [
		"grain",
		"meat",
		"fish"
	],
	E02: [
		"grain",
		"meat",
		"wood"
	],
	E03: [
		"grain",
		"meat",
		"oil"
	],
	E04: [
		"grain",
		"fish",
		"metal"
	],
	E05: [
		"wood",
		"oil",
		"grain"
	],
	E06: [
		"grain",
		"wood",
		"metal"
	],
	E07: [
		"meat",
		"fish",
		"wood"
	],
	E08: [
		"meat",
		"fish",
		"metal"
	],
	E09: [
		"meat",
		"oil",
		"metal"
	],
	E10: [
		"fish",
		"wood",
		"oil"
	],
	E11: [
		"fish",
		"oil",
		"metal"
	],
	E12: [
		"wood",
		"oil",
		"metal"
	]
}, Fr = Object.keys(Pr), Ir = En[0], Lr = (e, t) => e.exportCard !== null && Pr[e.exportCard].includes(t);
function Rr(e, t, n, r) {
	let i = e.players[n].main[r];
	for (let e of t) e.good === r && (i -= e.units);
	return i;
}
function zr(e, t, n, r, i) {
	return Lr(e, i) ? K(e, i) ? U("BM-8.3", "underEmbargo", { good: i }) : e.options.exportLots === "onePerRound" && t.length > 0 ? U("BM-R31", "oneShipmentOnly", { good: i }) : e.options.exportLots === "onePerGood" && t.some((e) => e.good === i) ? U("BM-9.7", "alreadyShipped", { good: i }) : Br(e, n, r, i, Ir) : U("BM-9.2", "notOnExportCard", { good: i });
}
function Br(e, t, n, r, i) {
	let a = Rr(e, t, n, r);
	return a < i ? U("BM-9.3", "tooFewUnits", {
		good: r,
		has: a,
		needs: i
	}) : null;
}
var Vr = (e, t, n, r) => M.some((i) => zr(e, t, n, r, i) === null), Hr = (e, t, n, { good: r, units: i }) => zr(e, t, t, n, r) === null && Br(e, t, n, r, i) === null, Ur = (e, t, n, r) => Er(M, (i) => zr(e, t, n, r, i), (t, i) => ({
	good: t,
	units: C(En, (t) => Br(e, n, r, i, t))
}));
function Wr(e, t, { good: n, units: r }) {
	e.players[t].main[n] -= r, e.piles[n] += r;
	let i = Tn[r];
	W(e, "exported", {
		seat: t,
		good: n,
		units: r,
		points: i
	}), Vn(e, t, i);
}
// games/businessmen/rules/seat-facts.ts
function Gr(e, t, n) {
	let { points: r } = e.players[t], i = r - Bn(e), a = Kr(e, t), o = Y(e, t), s = ar(e, t);
	return {
		place: n,
		missing: Math.max(0, -i),
		cushion: i,
		worstFine: a,
		worstCushion: i - Math.min(a, r),
		fineSectors: mr.filter((n) => {
			let r = pr[n];
			return r !== null && Cr(e, t, r) === "fine";
		}).length,
		characteristics: Object.fromEntries(P.map((n) => [n, qr(e, t, n)])),
		room: X(e, t),
		types: o.length,
		surplus: o.filter((e) => !s.includes(e)).map((n) => ({
			good: n,
			units: J(e, t, n)
		})),
		purchases: Object.fromEntries(M.map((n) => [n, Ar(e, t, n)])),
		loads: Jr(e, t),
		shipments: Object.fromEntries(M.filter((t) => Lr(e, t) && !K(e, t)).map((n) => [n, En.filter((r) => r <= e.players[t].main[n])])),
		maySkip: In(e, t)
	};
}
function Kr(e, t) {
	let { isSkipping: n, misfortune: r, levels: i } = e.players[t];
	if (n || r !== null) return 0;
	let a = P.filter((n) => Cr(e, t, n) === "fine").map((e) => Nn[i[e]].points);
	return Math.max(0, ...a);
}
function qr(e, t, n) {
	let { levels: r, warnings: i, insured: a, coins: o } = e.players[t], s = r[n], c = hr(s), l = Cr(e, t, n);
	return {
		level: s,
		value: F[n][s],
		step: c === null ? null : {
			...I[c],
			value: F[n][c],
			isAffordable: I[c].cost <= o
		},
		hasWarning: i[n],
		isInsured: a[n],
		nextHit: l === "fine" ? {
			is: "fine",
			...Nn[s]
		} : { is: l }
	};
}
function Jr(e, t) {
	let n = e.stack.find((e) => e.phase === "loading"), r = n?.phase === "loading" ? n.loaded : null;
	return Object.fromEntries(N.map((n) => [n, Object.fromEntries(M.map((i) => [i, ur(e, r, t, n, i) === null ? dr(e, r, t, n, i).units : 0]))]));
}
// games/businessmen/rules/facts.ts
function Yr(e) {
	let t = Zr(e), { places: n } = qn(e);
	return {
		part: t,
		phase: Xr[t],
		target: Bn(e),
		lastRound: Gn(e),
		order: L(e, e.opener ?? e.leader),
		loadingOrder: Qr(e),
		goods: Object.fromEntries(M.map((t) => [t, $r(e, t)])),
		lorries: Object.fromEntries(N.map((t) => [t, ni(e, t)])),
		seats: j(e.seats, (t) => Gr(e, t, n[t])),
		embargo: nr(e)
	};
}
var Xr = {
	announcements: 0,
	cards: 0,
	buying: 1,
	loading: 2,
	keeping: 2,
	priceWheel: 3,
	exports: 3,
	improvements: 4,
	misfortune: 5,
	insurance: 6,
	over: 6
};
function Zr(e) {
	let t = e.outcome === null ? e.stack[0]?.step : void 0;
	return Object.keys(Xr).find((e) => e === t) ?? "over";
}
function Qr(e) {
	let t = null;
	for (let n of e.stack) {
		if (n.phase === "loading") return [...n.queue];
		(n.phase === "round" || n.phase === "buying") && (t = n.firstPasser ?? t);
	}
	return Fn({
		...e,
		opener: e.opener ?? L(e, e.leader)[0] ?? null
	}, t);
}
function $r(e, t) {
	let n = e.prices[t], r = G(n), i = $n(n, tr(e, t, N.filter((n) => Z(e, n) && !K(e, e.lorries[n].good ?? t)))), a = ei(e, t);
	return {
		position: n,
		price: r,
		stepsUp: ti(n, 1),
		stepsDown: ti(n, -1),
		next: i,
		nextPrice: G(i),
		embargoSectors: An.length - a.length,
		lowest: Math.min(...a),
		highest: Math.max(...a),
		isExportable: Lr(e, t) && !K(e, t),
		isUnderEmbargo: K(e, t)
	};
}
function ei(e, t) {
	let n = [];
	for (let r of An) {
		let i = jn[r];
		i.kind === "price" ? n.push(G($n(e.prices[t], i.moves[t] ?? 0))) : i.goods.includes(t) || n.push(G(e.prices[t]));
	}
	return n;
}
function ti(e, t) {
	for (let n = 1; n <= 15; n++) {
		let r = e + t * n;
		if (r < 1 || r > 15) return null;
		if (G(r) !== G(e)) return n;
	}
	return null;
}
function ni(e, t) {
	let { good: n, lots: r } = e.lorries[t], { capacity: i, points: a } = On[t], o = n === null ? [0] : ei(e, n), s = n === null ? 0 : G(e.prices[n]);
	return {
		capacity: i,
		onBoard: or(e, t),
		space: sr(e, t),
		points: a,
		exclusiveTo: cr(e, t),
		isFull: Z(e, t),
		isHeld: n !== null && Z(e, t) && K(e, n),
		lots: e.seats.filter((e) => r[e] > 0).map((e) => ({
			seat: e,
			units: r[e],
			now: r[e] * s,
			best: r[e] * Math.max(...o),
			worst: r[e] * Math.min(...o)
		})),
		pricesIfSent: n === null ? null : Object.fromEntries(M.map((n) => [n, $n(e.prices[n], tr(e, n, [t]))]))
	};
}
// games/businessmen/rules/quiet.ts
var Q = (e) => e.options.quietPhases === "parallel";
function ri(e, t, n, r) {
	let i = R(e), a = i.filter(r);
	return a.length < i.length && W(e, "passedOver", {
		seats: i.filter((e) => !a.includes(e)),
		part: t,
		rule: n
	}), a.length === 0 ? null : ii(e, a);
}
var ii = (e, t) => ({
	asked: t,
	plans: j(e.seats, (t) => Q(e) ? ue(t, []) : de([]))
}), ai = (e, t) => Q(e) ? t.asked : t.asked[0] ?? null, $ = (e, t, n) => Q(e) ? t.plans[n].secret : [];
function oi(e, t, n, r, i) {
	t.plans[n].secret.push(r), Q(e) || i(r);
}
function si(e, t, n, r) {
	return t.asked.splice(t.asked.indexOf(r), 1), Q(e) && W(e, "decided", {
		seat: r,
		part: n
	}), t.asked.length > 0 ? H : V;
}
var ci = (e, t, n, r) => Q(e) ? H : si(e, t, n, r);
function li(e, t, n) {
	if (Q(e)) for (let r of R(e)) for (let e of t.plans[r].secret) n(r, e);
}
// games/businessmen/rules/secrets.ts
function ui(e, t, n) {
	let r = [];
	for (; n(3) > 0;) {
		let i = e.filter((e) => t(e, r)), a = i[n(Math.max(1, i.length))];
		if (a === void 0) break;
		r.push(a);
	}
	return r;
}
var di = M.flatMap((e) => En.map((t) => ({
	good: e,
	units: t
}))), fi = {
	"stack.keeping.plans.*": (e, [t], n) => {
		let r = t, i = e.stack.find((e) => e.phase === "keeping");
		if (i?.phase !== "keeping" || i.asked.includes(r) || Y(e, r).length <= X(e, r)) return [];
		let a = Y(e, r);
		return Array.from({ length: X(e, r) }, () => a.splice(n(a.length), 1)[0]);
	},
	"stack.exports.plans.*": (e, [t], n) => ui(di, (n, r) => Hr(e, r, t, n), n),
	"stack.improvements.plans.*": (e, [t], n) => ui(P, (n, r) => gr(e, r, t, n) === null, n),
	"stack.insurance.plans.*": (e, [t], n) => ui(P, (n, r) => yr(e, r, t, n) === null, n)
}, pi = () => (e, t, n) => {
	if (!Q(e)) return n;
	let r = Object.entries(n).map(([e, n]) => [e, ue(t, n)]);
	return Object.fromEntries(r);
}, mi = {
	keep: pi(),
	ship: pi(),
	improve: pi(),
	insure: pi()
}, hi = {
	G01: {
		family: "standard",
		units: {
			oil: 6,
			wood: 5,
			metal: 4,
			meat: 3
		}
	},
	G02: {
		family: "standard",
		units: {
			oil: 6,
			fish: 5,
			wood: 4,
			metal: 3
		}
	},
	G03: {
		family: "standard",
		units: {
			meat: 6,
			oil: 5,
			grain: 4,
			metal: 3
		}
	},
	G04: {
		family: "standard",
		units: {
			wood: 6,
			grain: 5,
			oil: 4,
			meat: 3
		}
	},
	G05: {
		family: "standard",
		units: {
			grain: 6,
			oil: 5,
			metal: 4,
			wood: 3
		}
	},
	G06: {
		family: "standard",
		units: {
			fish: 6,
			meat: 5,
			oil: 4,
			grain: 3
		}
	},
	G07: {
		family: "standard",
		units: {
			metal: 6,
			grain: 5,
			oil: 4,
			fish: 3
		}
	},
	G08: {
		family: "standard",
		units: {
			metal: 6,
			meat: 5,
			grain: 4,
			fish: 3
		}
	},
	G09: {
		family: "standard",
		units: {
			fish: 6,
			meat: 5,
			grain: 4,
			wood: 3
		}
	},
	G10: {
		family: "standard",
		units: {
			grain: 6,
			wood: 5,
			fish: 4,
			oil: 3
		}
	},
	G11: {
		family: "standard",
		units: {
			fish: 6,
			oil: 5,
			meat: 4,
			metal: 3
		}
	},
	G12: {
		family: "standard",
		units: {
			wood: 6,
			metal: 5,
			meat: 4,
			fish: 3
		}
	},
	G13: {
		family: "standard",
		units: {
			meat: 6,
			metal: 5,
			wood: 4,
			grain: 3
		}
	},
	G14: {
		family: "standard",
		units: {
			wood: 6,
			fish: 5,
			meat: 4,
			oil: 3
		}
	},
	G15: {
		family: "standard",
		units: {
			metal: 6,
			grain: 5,
			fish: 4,
			wood: 3
		}
	},
	G16: {
		family: "even",
		units: {
			fish: 5,
			oil: 5,
			wood: 4,
			metal: 4
		}
	},
	G17: {
		family: "even",
		units: {
			oil: 5,
			grain: 5,
			metal: 4,
			wood: 4
		}
	},
	G18: {
		family: "even",
		units: {
			fish: 5,
			grain: 5,
			oil: 4,
			meat: 4
		}
	},
	G19: {
		family: "even",
		units: {
			grain: 5,
			meat: 5,
			wood: 4,
			metal: 4
		}
	},
	G20: {
		family: "even",
		units: {
			meat: 5,
			fish: 5,
			metal: 4,
			wood: 4
		}
	},
	G21: {
		family: "lean",
		units: {
			metal: 5,
			oil: 4,
			grain: 3,
			meat: 2
		}
	},
	G22: {
		family: "lean",
		units: {
			fish: 5,
			oil: 4,
			meat: 3,
			metal: 2
		}
	},
	G23: {
		family: "lean",
		units: {
			metal: 5,
			wood: 4,
			meat: 3,
			oil: 2
		}
	},
	G24: {
		family: "lean",
		units: {
			fish: 5,
			meat: 4,
			wood: 3,
			grain: 2
		}
	},
	G25: {
		family: "lean",
		units: {
			grain: 5,
			wood: 4,
			oil: 3,
			fish: 2
		}
	},
	G26: {
		family: "rich",
		units: {
			wood: 7,
			oil: 6,
			meat: 5,
			fish: 4
		}
	},
	G27: {
		family: "rich",
		units: {
			oil: 7,
			fish: 6,
			metal: 5,
			grain: 4
		}
	},
	G28: {
		family: "rich",
		units: {
			meat: 7,
			metal: 6,
			grain: 5,
			fish: 4
		}
	},
	G29: {
		family: "rich",
		units: {
			grain: 7,
			metal: 6,
			wood: 5,
			fish: 4
		}
	},
	G30: {
		family: "rich",
		units: {
			meat: 7,
			wood: 6,
			oil: 5,
			grain: 4
		}
	}
}, gi = Object.keys(hi), _i = hi, vi = {
	"every good has 25 units": (e) => {
		let t = M.find((t) => bi(e, t) !== 25);
		return t === void 0 || `${bi(e, t)} units of ${t}`;
	},
	"every card is in one place": (e) => {
		let t = [
			...e.goodsDeck.secret,
			...e.goodsDiscards,
			...e.goodsCard === null ? [] : [e.goodsCard]
		], n = [
			...e.exportDeck.secret,
			...e.exportDiscards,
			...e.exportCard === null ? [] : [e.exportCard]
		];
		return yi(t) === yi([...gi]) && yi(n) === yi([...Fr]) || `${t.length} Goods cards, ${n.length} Export cards`;
	},
	"coins and points are whole and never negative": (e) => {
		let t = e.seats.flatMap((t) => [e.players[t].coins, e.players[t].points]);
		return t.every((e) => Number.isInteger(e) && e >= 0) || t.join(" ");
	},
	"units are whole and never negative": (e) => [
		e.piles,
		e.market,
		...e.seats.flatMap((t) => [e.players[t].main, e.players[t].temp])
	].every((e) => M.every((t) => Number.isInteger(e[t]) && e[t] >= 0)) || "units",
	"levels are 1 to 3": (e) => {
		let t = e.seats.flatMap((t) => P.map((n) => e.players[t].levels[n]));
		return t.every((e) => e >= 1 && e <= 3) || t.join(" ");
	},
	"price markers are on the table": (e) => M.every((t) => e.prices[t] >= 1 && e.prices[t] <= 15) || JSON.stringify(e.prices),
	"a lorry carries one good, no more than it takes, or is empty": (e) => {
		let t = N.find((t) => {
			let n = or(e, t);
			return n > On[t].capacity || n === 0 != (e.lorries[t].good === null);
		});
		return t === void 0 || `${t} ${JSON.stringify(e.lorries[t])}`;
	},
	"after Phase 2 the temporary warehouses are empty and everything fits": (e) => {
		if (Ci(e, "priceWheel")) return !0;
		let t = e.seats.find((t) => !rr(e.players[t].temp) || Ti(e) && ir(e, t));
		return t === void 0 || `seat ${t}`;
	},
	"the market is empty from the end of Phase 1 to the next Goods card": (e) => e.options.leftovers === "stay" || wi(e) || rr(e.market) || JSON.stringify(e.market),
	"nobody begins a round with the target reached": (e) => !Ci(e, "priceWheel") || e.seats.every((t) => e.players[t].points < Bn(e)) || "target",
	"insurance is only there where every hit is a fine": (e) => e.options.negativeEvents === "immediate" || e.seats.every((t) => P.every((n) => !e.players[t].insured[n])) || "insured"
}, yi = (e) => [...e].sort().join();
function bi(e, t) {
	let n = e.piles[t] + e.market[t];
	for (let r of e.seats) n += e.players[r].main[t] + e.players[r].temp[t];
	for (let r of N) e.lorries[r].good === t && (n += or(e, r));
	return n;
}
var xi = [
	"announcements",
	"cards",
	"buying",
	"loading",
	"keeping",
	"priceWheel",
	"exports",
	"improvements",
	"misfortune",
	"insurance",
	"begin"
], Si = (e) => xi.indexOf(e.stack[0]?.step ?? "begin"), Ci = (e, t) => Si(e) < xi.indexOf(t), wi = (e) => e.stack[0]?.step === "buying", Ti = (e) => e.options.overflowAfterFine === "immediate" && e.stack.every((e) => e.phase !== "keeping"), Ei = z("announcements", { announcement: {
	rule: "BM-14.1",
	ask: (e, t) => t.asked[0] ?? null,
	idle: () => ({ type: "playRound" }),
	actions: {
		playRound: {
			offer: () => ({}),
			take(e, t, n) {
				return t.asked.shift(), W(e, "skipDeclined", { seat: n }), t.asked.length > 0 ? H : V;
			}
		},
		skipRound: {
			offer: () => ({}),
			take(e, t, n) {
				return t.asked.shift(), e.players[n].isSkipping = !0, W(e, "skipAnnounced", {
					seat: n,
					lost: Hn(e, n, 1)
				}), t.asked.length > 0 ? H : V;
			}
		}
	}
} }), Di = z("buying", {
	goOn(e, t) {
		if (rr(e.market)) return ki(e, t, "marketEmpty");
		for (let [n] = t.queue; n !== void 0 && !jr(e, n); [n] = t.queue) Oi(t, n), W(e, "passed", {
			seat: n,
			during: "buying",
			isForced: !0,
			rule: "BM-6.9"
		});
		return t.queue.length > 0 ? V : ki(e, t, "allPassed");
	},
	purchase: {
		rule: "BM-6.2",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			buy: {
				offer: (e, t, n) => Mr(e, n),
				take(e, t, n, { good: r, units: i }) {
					let a = i * 1;
					return e.players[n].coins -= a, e.players[n].temp[r] += i, e.market[r] -= i, W(e, "bought", {
						seat: n,
						good: r,
						units: i,
						cost: a,
						left: e.market[r]
					}), t.queue.push(...t.queue.splice(0, 1)), B("goOn");
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return Oi(t, n), W(e, "passed", {
						seat: n,
						during: "buying",
						isForced: !1,
						rule: "BM-6.8"
					}), B("goOn");
				}
			}
		}
	}
});
function Oi(e, t) {
	e.queue.shift(), e.firstPasser ??= t;
}
function ki(e, t, n) {
	return W(e, "buyingEnded", { because: n }), Rn({ firstPasser: t.firstPasser });
}
// games/businessmen/rules/phases/exports.ts
var Ai = z("exports", {
	shipments: {
		rule: "BM-9.3",
		ask: ai,
		idle: () => ({ type: "finish" }),
		actions: {
			ship: {
				offer: (e, t, n) => Ur(e, t.plans[n].secret, $(e, t, n), n),
				take(e, t, n, { good: r, units: i }) {
					return oi(e, t, n, {
						good: r,
						units: i
					}, (t) => Wr(e, n, t)), Vr(e, t.plans[n].secret, $(e, t, n), n) ? H : ci(e, t, "exports", n);
				}
			},
			finish: {
				offer: () => ({}),
				take: (e, t, n) => si(e, t, "exports", n)
			}
		}
	},
	send(e, t) {
		li(e, t, (t, n) => Wr(e, t, n));
	}
}), ji = z("improvements", {
	steps: {
		rule: "BM-10.1",
		ask: ai,
		idle: () => ({ type: "finish" }),
		actions: {
			improve: {
				offer(e, t, n) {
					let r = $(e, t, n);
					return { characteristic: C(P, (t) => gr(e, r, n, t)) };
				},
				take(e, t, n, { characteristic: r }) {
					return oi(e, t, n, r, (t) => vr(e, n, t)), _r(e, $(e, t, n), n) ? H : ci(e, t, "improvements", n);
				}
			},
			finish: {
				offer: () => ({}),
				take: (e, t, n) => si(e, t, "improvements", n)
			}
		}
	},
	build(e, t) {
		li(e, t, (t, n) => vr(e, t, n));
	}
}), Mi = z("insurance", {
	policies: {
		rule: "BM-12.1",
		ask: ai,
		idle: () => ({ type: "finish" }),
		actions: {
			insure: {
				offer(e, t, n) {
					let r = $(e, t, n);
					return { characteristic: C(P, (t) => yr(e, r, n, t)) };
				},
				take(e, t, n, { characteristic: r }) {
					return oi(e, t, n, r, (t) => xr(e, n, t)), br(e, $(e, t, n), n) ? H : ci(e, t, "insurance", n);
				}
			},
			finish: {
				offer: () => ({}),
				take: (e, t, n) => si(e, t, "insurance", n)
			}
		}
	},
	sign(e, t) {
		li(e, t, (t, n) => xr(e, t, n));
	}
});
// games/businessmen/rules/storing.ts
function Ni(e, t) {
	let n = e.players[t];
	if (!rr(n.temp)) {
		W(e, "transferred", {
			seat: t,
			units: { ...n.temp }
		});
		for (let e of M) n.main[e] += n.temp[e];
		n.temp = q(0);
	}
}
function Pi(e, t, n, r) {
	let i = e.players[t];
	for (let a of M) {
		let o = J(e, t, a);
		o === 0 || n.includes(a) || (e.piles[a] += o, i.main[a] = 0, i.temp[a] = 0, W(e, "gaveUp", {
			seat: t,
			good: a,
			units: o,
			because: r
		}));
	}
	Ni(e, t);
}
// games/businessmen/rules/phases/keeping.ts
var Fi = z("keeping", {
	choice: {
		rule: "BM-7.13",
		ask: ai,
		idle: (e, t, n) => ({
			type: "keep",
			goods: ar(e, n)
		}),
		actions: { keep: {
			offer: (e, t, n) => ({ goods: qe(Y(e, n), X(e, n), X(e, n)) }),
			take(e, t, n, { goods: r }) {
				return t.plans[n].secret = [...r], Q(e) || Pi(e, n, r, t.because), si(e, t, "keeping", n);
			}
		} }
	},
	giveUp(e, t) {
		if (Q(e)) for (let n of R(e)) t.plans[n].secret.length > 0 && Pi(e, n, t.plans[n].secret, t.because);
	}
}), Ii = z("loading", {
	begin(e, t) {
		W(e, "loadingBegan", { order: [...t.queue] });
	},
	goOn(e, t) {
		for (let [n] = t.queue; n !== void 0 && fr(e, t.loaded, n) === null; [n] = t.queue) t.queue.shift(), W(e, "passed", {
			seat: n,
			during: "loading",
			isForced: !0,
			rule: "BM-7.8"
		});
		return t.queue.length > 0 ? V : B("end");
	},
	turn: {
		rule: "BM-7.2",
		ask: (e, t) => t.queue[0] ?? null,
		idle(e, t, n) {
			let r = e.options.loadingDuty === "compulsory" ? fr(e, t.loaded, n) : null;
			return r === null ? { type: "pass" } : {
				type: "load",
				...r
			};
		},
		actions: {
			load: {
				offer: (e, t, n) => Li(e, t.loaded, n),
				take(e, t, n, { lorry: r, good: i }) {
					return zi(e, t.loaded, n, r, i), t.queue.push(...t.queue.splice(0, 1)), B("goOn");
				}
			},
			pass: {
				offer: (e) => e.options.loadingDuty === "compulsory" ? U("BM-R14", "mustLoad", {}) : {},
				take(e, t, n) {
					return t.queue.shift(), W(e, "passed", {
						seat: n,
						during: "loading",
						isForced: !1,
						rule: "BM-7.8"
					}), B("goOn");
				}
			}
		}
	},
	end(e) {
		W(e, "loadingEnded", {});
	}
});
function Li(e, t, n) {
	let r = (r) => Ri(e, t, n, r), i = (r) => C(M, (i) => ur(e, t, n, r, i));
	return [...N.filter((e) => r(e) !== null).map((e) => ({
		lorry: C([e]),
		good: i(e)
	})), ...Er(N, r, (e, t) => ({
		lorry: e,
		good: i(t)
	}))];
}
function Ri(e, t, n, r) {
	let { good: i } = e.lorries[r];
	if (i !== null) return ur(e, t, n, r, i);
	let a = null;
	for (let i of Y(e, n)) {
		let o = ur(e, t, n, r, i);
		if (o === null) return null;
		a ??= o;
	}
	return a;
}
function zi(e, t, n, r, i) {
	let a = e.players[n], { units: o, limit: s } = dr(e, t, n, r, i), c = Math.min(o, a.main[i]), l = o - c;
	a.main[i] -= c, a.temp[i] -= l, e.lorries[r].good = i, e.lorries[r].lots[n] += o, t[n][i] += o, W(e, "loaded", {
		seat: n,
		lorry: r,
		good: i,
		units: o,
		fromMain: c,
		fromTemp: l,
		limit: s,
		onBoard: or(e, r),
		isFull: Z(e, r)
	});
}
// games/businessmen/rules/phases/misfortune.ts
var Bi = z("misfortune", {
	wheel: {
		rule: "BM-11.1",
		ask: (e, t) => t.unspun[0] ?? null,
		idle: () => ({ type: "spinMisfortune" }),
		actions: { spinMisfortune: {
			offer: () => ({}),
			take(e, t, n) {
				return Sr(e, n), V;
			}
		} }
	},
	overflow: {
		call: "keeping",
		with(e, t) {
			let [n] = t.unspun;
			return n === void 0 || e.options.overflowAfterFine === "atNextTransfer" || !ir(e, n) ? null : {
				...ii(e, [n]),
				because: "fine"
			};
		}
	},
	goOn(e, t) {
		return t.unspun.shift(), t.unspun.length > 0 ? B("wheel") : V;
	}
});
// games/businessmen/rules/cards.ts
function Vi(e) {
	e.goodsCard !== null && e.goodsDiscards.push(e.goodsCard), e.exportCard !== null && e.exportDiscards.push(e.exportCard);
	let t = Hi(e, "goods", e.goodsDeck, e.goodsDiscards), n = Hi(e, "export", e.exportDeck, e.exportDiscards);
	e.goodsCard = t, e.exportCard = n;
	let r = q(0), i = q(0);
	for (let n of M) {
		let a = _i[t].units[n] ?? 0;
		r[n] = Math.min(a, e.piles[n]), i[n] = a - r[n], e.piles[n] -= r[n], e.market[n] += r[n];
	}
	W(e, "cardsTurned", {
		seat: e.opener,
		goodsCard: t,
		exportCard: n,
		laid: r,
		missing: i
	});
}
function Hi(e, t, n, r) {
	if (n.secret.length === 0) {
		let i = r.splice(0);
		me(e, n, i), W(e, "deckReshuffled", {
			deck: t,
			cards: i.length
		});
	}
	let i = pe(n);
	if (i === null) throw Error(`there is always a card in the ${t} deck`);
	return i;
}
function Ui(e) {
	if (rr(e.market)) return;
	let t = e.options.leftovers === "return";
	if (W(e, "leftOver", {
		units: { ...e.market },
		goes: t ? "returned" : "stays"
	}), t) for (let t of M) e.piles[t] += e.market[t], e.market[t] = 0;
}
// games/businessmen/rules/sending.ts
function Wi(e) {
	let t = An[_(e, An.length)];
	e.sector = t;
	for (let t of M) e.lastMoves[t] = 0;
	let n = [], r = jn[t];
	if (r.kind === "price") for (let t of M) {
		let i = r.moves[t];
		i !== void 0 && n.push(er(e, t, i));
	}
	W(e, "priceWheelSpun", {
		seat: e.opener,
		sector: t,
		moves: n,
		embargo: nr(e)
	});
}
function Gi(e) {
	let t = [];
	for (let n of N) {
		let { good: r } = e.lorries[n];
		r !== null && Z(e, n) && (K(e, r) ? W(e, "lorryHeld", {
			lorry: n,
			good: r,
			rule: "BM-8.8"
		}) : (t.push(n), Ki(e, n)));
	}
	Ji(e, t);
	for (let n of t) Yi(e, n);
}
function Ki(e, t) {
	let { good: n, lots: r } = e.lorries[t];
	if (n === null) return;
	let i = Qn(e, n), a = [];
	for (let t of e.seats) {
		let n = r[t];
		if (n === 0) continue;
		let o = n * i;
		e.players[t].coins += o, a.push({
			seat: t,
			units: n,
			coins: o
		});
	}
	let o = cr(e, t), s = o === null ? null : {
		seat: o,
		points: qi(e, t, o)
	};
	W(e, "lorrySent", {
		lorry: t,
		good: n,
		price: i,
		payments: a,
		exclusive: s
	}), s !== null && Vn(e, s.seat, s.points);
}
var qi = (e, t, n) => e.players[n].isSkipping ? 0 : On[t].points;
function Ji(e, t) {
	W(e, "pricesAdjusted", { moves: M.map((n) => er(e, n, tr(e, n, t))) });
}
function Yi(e, t) {
	let { good: n, lots: r } = e.lorries[t];
	if (n !== null) {
		for (let t of e.seats) e.piles[n] += r[t], r[t] = 0;
		e.lorries[t].good = null;
	}
}
// games/businessmen/rules/phases/round.ts
var Xi = z("round", {
	begin(e) {
		e.round += 1, e.opener = null, e.sector = null, W(e, "roundBegan", {
			round: e.round,
			leader: e.leader
		});
		for (let t of Dn(e.seats, e.leader)) {
			let n = e.players[t];
			n.misfortune = null, n.isSkipping && (n.isSkipping = !1, n.coins += 10, W(e, "skipMoneyPaid", {
				seat: t,
				coins: 10
			}));
		}
	},
	announcements: {
		call: "announcements",
		with(e) {
			let t = Dn(e.seats, e.leader).filter((t) => In(e, t));
			return t.length > 0 ? { asked: t } : null;
		}
	},
	open(e) {
		e.opener = L(e, e.leader)[0] ?? null, e.opener === null ? W(e, "everybodySkips", {}) : e.opener !== e.leader && W(e, "stoodIn", {
			seat: e.opener,
			leader: e.leader
		});
	},
	cards: {
		rule: "BM-5.4",
		ask: (e) => e.opener,
		idle: () => ({ type: "turnCards" }),
		actions: { turnCards: {
			offer: () => ({}),
			take: () => V
		} }
	},
	turn: Vi,
	buying: {
		call: "buying",
		with(e) {
			let t = R(e);
			return t.length > 0 ? {
				queue: t,
				firstPasser: null
			} : null;
		},
		then(e, t, { firstPasser: n }) {
			t.firstPasser = n;
		}
	},
	leftovers: Ui,
	loading: {
		call: "loading",
		with(e, t) {
			let n = Fn(e, t.firstPasser);
			return n.length > 0 ? {
				queue: n,
				loaded: j(e.seats, () => q(0))
			} : null;
		}
	},
	transfer(e) {
		for (let t of R(e)) ir(e, t) || Ni(e, t);
	},
	keeping: {
		call: "keeping",
		with(e) {
			let t = R(e).filter((t) => ir(e, t));
			return t.length > 0 ? {
				...ii(e, t),
				because: "transfer"
			} : null;
		}
	},
	priceWheel: {
		rule: "BM-8.1",
		ask: (e) => e.opener,
		idle: () => ({ type: "spinPrices" }),
		actions: { spinPrices: {
			offer: () => ({}),
			take: () => V
		} }
	},
	spin: Wi,
	send: Gi,
	exports: {
		call: "exports",
		with: (e) => ri(e, "exports", "BM-9.3", (t) => Vr(e, [], [], t))
	},
	improvements: {
		call: "improvements",
		with: (e) => ri(e, "improvements", "BM-10.4", (t) => _r(e, [], t))
	},
	misfortune: {
		call: "misfortune",
		with(e) {
			let t = R(e);
			return t.length > 0 ? { unspun: t } : null;
		}
	},
	lapse: Tr,
	insurance: {
		call: "insurance",
		with: (e) => ri(e, "insurance", "BM-12.4", (t) => br(e, [], t))
	},
	finish(e) {
		return Un(e), B("begin");
	}
});
// games/businessmen/rules/setup.ts
function Zi(e, t) {
	let n = Qi(e, t), r = () => ({
		good: null,
		lots: j(e.seats, () => 0)
	});
	return {
		round: 0,
		leader: e.options.firstLeader === "random" ? _(e, e.seats.length) : 0,
		opener: null,
		players: j(e.seats, (e) => ({
			colour: n[e],
			coins: 10,
			points: 0,
			levels: $i(1),
			warnings: $i(!1),
			insured: $i(!1),
			main: q(0),
			temp: q(0),
			isSkipping: !1,
			misfortune: null
		})),
		piles: q(25),
		market: q(0),
		prices: q(8),
		lastMoves: q(0),
		lorries: {
			yellow: r(),
			blue: r(),
			green: r()
		},
		goodsDeck: fe("goods", v(e, [...gi])),
		goodsDiscards: [],
		goodsCard: null,
		exportDeck: fe("export", v(e, [...Fr])),
		exportDiscards: [],
		exportCard: null,
		sector: null,
		ending: null
	};
}
function Qi(e, t) {
	let n = wn.filter((e) => !t.includes(e));
	return e.seats.map((e) => wn.find((n) => n === t[e]) ?? n.shift());
}
var $i = (e) => Object.fromEntries(P.map((t) => [t, e])), ea = /* @__PURE__ */ t({ businessmen: () => ta }), ta = zn({
	id: "businessmen",
	version: 1,
	speaks: 1,
	seats: {
		min: 2,
		max: 4
	},
	picks: wn,
	options: {
		loaderCap: ["perMove", "perRound"],
		negativeEvents: ["warningFirst", "immediate"],
		skipEligibility: ["lowFunds", "anyone"],
		finishTie: ["coins", "pointsThenCoins"],
		targetVP: [
			"20",
			"15",
			"10"
		],
		firstLeader: ["random", "firstSeat"],
		exportLots: [
			"onePerGood",
			"onePerRound",
			"unlimited"
		],
		sameGoodCars: ["allowed", "oneCarPerGood"],
		leftovers: ["return", "stay"],
		loadingStart: [
			"nextAfterLeader",
			"firstPasser",
			"leader"
		],
		loadingDuty: ["free", "compulsory"],
		overflowAfterFine: ["immediate", "atNextTransfer"],
		quietPhases: ["sequential", "parallel"],
		roundGuard: [
			"60",
			"none",
			"12",
			"20",
			"30"
		],
		absentSeat: ["bot", "dormant"]
	},
	presets: {
		standard: {},
		short: { targetVP: "10" },
		harsh: {
			loaderCap: "perRound",
			negativeEvents: "immediate"
		}
	},
	setup: Zi,
	opening: () => Ln("round", { firstPasser: null }),
	phases: {
		round: Xi,
		announcements: Ei,
		buying: Di,
		loading: Ii,
		keeping: Fi,
		exports: Ai,
		improvements: ji,
		misfortune: Bi,
		insurance: Mi
	},
	anytime: {},
	governs: {
		skipRound: "BM-14.2",
		playRound: "BM-14.2",
		turnCards: "BM-5.4",
		buy: "BM-6.1",
		load: "BM-7.1",
		pass: "BM-6.8",
		keep: "BM-7.13",
		spinPrices: "BM-8.1",
		ship: "BM-9.8",
		improve: "BM-10.7",
		spinMisfortune: "BM-11.1",
		insure: "BM-12.1",
		finish: "BM-1.5"
	},
	facts: Yr,
	invariants: vi,
	secrets: fi,
	conceals: mi
}), na = Sn(Object.values(ea).find((e) => e?.id === "businessmen"));
export { na as default };
