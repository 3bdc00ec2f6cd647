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
		let ee = s(c, 6) ^ s(c, 11) ^ s(c, 25), p = f + ee + (c & l ^ ~c & d) + o(u, e) + o(t, e) | 0, te = (s(n, 2) ^ s(n, 13) ^ s(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		f = d, d = l, l = c, c = a + p | 0, a = i, i = r, r = n, n = p + te | 0;
	}
	let ee = [
		n,
		r,
		i,
		a,
		c,
		l,
		d,
		f
	];
	for (let t = 0; t < 8; t++) e[t] = o(e, t) + o(ee, t) | 0;
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
var ee = r, p = (e) => ee(e);
function te(e) {
	for (let t of [
		"",
		"abc",
		"Ўґ€𝄞".repeat(40)
	]) if (e(t) !== r(t)) throw Error("this is not SHA-256 of a text in UTF-8");
	ee = e;
}
// kernel/chacha.ts
function ne(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	re.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), m.set(re);
	for (let e = 0; e < 10; e++) h(0, 4, 8, 12), h(1, 5, 9, 13), h(2, 6, 10, 14), h(3, 7, 11, 15), h(0, 5, 10, 15), h(1, 6, 11, 12), h(2, 7, 8, 13), h(3, 4, 9, 14);
	return m.map((e, t) => e + re[t]);
}
var re = Uint32Array.from([
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
]), m = /* @__PURE__ */ new Uint32Array(16);
function h(e, t, n, r) {
	ie(e, t, r, 16), ie(n, r, t, 12), ie(e, t, r, 8), ie(n, r, t, 7);
}
function ie(e, t, n, r) {
	let i = m[e] + m[t] | 0, a = m[n] ^ i;
	m[e] = i, m[n] = a << r | a >>> 32 - r;
}
// kernel/chance.ts
var ae = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, oe = (e) => ({
	key: e,
	drawn: 0
});
function se(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = ne(le(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
var ce = (e, t = 6) => 1 + se(e, t);
function g(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = se(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var le = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), ue = 8, _ = (e) => 1 << (e ?? ue), de = 16, fe = (e) => e & 511 & ~(e >> de), pe = (e, t) => ({
	pile: "deck",
	owner: null,
	pool: e,
	seen: t.map(() => 0),
	secret: t
});
function me(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function he(e) {
	e.seen = e.seen.map(() => 511);
}
function ge(e, t, n) {
	t.secret = g(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var _e = [], ve = (e) => ye(e, "events") ?? _e;
function ye(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = be(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = be(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function be(e, t) {
	if (Te(t)) return {
		at: e,
		is: "pile",
		inner: null
	};
	if (Ee(t)) return {
		at: e,
		is: "secret",
		inner: we(t.secret) ? ye(t.secret) : null
	};
	let n = ye(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function xe(e, t = ve(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? _e) {
			let t = Ce(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function Se(e, t = ve(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? _e) {
			let t = Ce(e, o);
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
var Ce = (e, t) => e[t], we = (e) => typeof e == "object" && !!e, Te = (e) => "pile" in e && "pool" in e, Ee = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", v = (e) => ({
	g: e,
	spots: ve(e),
	lying: null,
	facts: null
});
function De(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? De(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
var Oe = {
	secret({ seen: e, secret: t }, n, r) {
		if ((e & r) === 0) return {
			seen: fe(e),
			secret: null
		};
		let i = we(t) ? De(t, n, r, Oe) : t;
		return {
			seen: fe(e) | r,
			secret: i
		};
	},
	pile({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
		let o = (e) => (r[e] & a) !== 0, s = e === "deck" || a === _(t) ? null : ke(r, i, o), c = (e) => s?.[e] ?? e;
		return {
			pile: e,
			owner: t,
			pool: n,
			seen: r.map((e, t) => o(c(t)) ? je(r, c(t)) | a : je(r, c(t))),
			secret: i.map((e, t) => o(c(t)) ? i[c(t)] : null)
		};
	}
}, ke = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? Ae(t[r], t[i]) : je(e, r) - je(e, i) : n(r) ? -1 : 1), Ae = (e = "", t = "") => e < t ? -1 : +(e > t), je = (e, t) => fe(e[t]), Me = (e, t) => Ne(v(e), t);
function Ne(e, t) {
	let n = _(t), { chance: r, events: i, ...a } = De(e.g, e.spots, n, Oe);
	return Object.assign(a, {
		viewer: t,
		unseen: ze(e, n)
	});
}
function Pe(e, t) {
	let n = { value: e };
	return De(n, ye(n), _(t), Fe).value;
}
var Fe = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : we(t) ? De(t, n, r, Fe) : t }),
	pile: Oe.pile
};
function Ie(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let { pool: n, seen: r, secret: i } of xe(e.g, e.spots)) {
		let e = t[n] ??= [];
		for (let t = 0; t < i.length; t++) e.push({
			card: i[t],
			seen: r[t]
		});
	}
	for (let e in t) t[e]?.sort(Le);
	return e.lying = t, t;
}
var Le = (e, t) => Ae(e.card, t.card), Re = (e, t) => ze(v(e), _(t));
function ze(e, t) {
	let n = {}, r = Ie(e);
	for (let e in r) {
		let i = [];
		for (let { card: n, seen: a } of r[e] ?? []) (a & t) === 0 && i.push(n);
		n[e] = i;
	}
	return n;
}
var Be = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, Ve = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new Be("a secret");
	}
}, He = {
	enumerable: !0,
	get() {
		throw new Be("a card");
	}
}, Ue = [];
function We(e) {
	let t = Ue[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, He);
	return Ue[e] = Object.freeze(n), n;
}
var Ge = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new Ve(fe(e.seen)) : we(e.secret) && t !== null ? {
		seen: e.seen,
		secret: De(e.secret, t, n, Ge)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: We(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, He);
		return {
			...e,
			secret: r
		};
	}
};
function Ke(e, t) {
	let n = De({
		...e.g,
		events: null
	}, e.spots, _(t), Ge);
	return qe.set(n, {
		position: e,
		viewer: t
	}), n;
}
var qe = /* @__PURE__ */ new WeakMap(), Je = (e, t, n) => Ye(e, v(t), n);
function Ye(e, t, n) {
	return t.facts ??= e.facts(Ke(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts(Ke(t, n), n, t.facts)
	};
}
// kernel/offers.ts
function y(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = Qe(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function Xe(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function Ze(e, t, n) {
	return {
		some: e,
		atLeast: t,
		atMost: n
	};
}
function Qe(e, t) {
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
function $e(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < (e.atLeast ?? 0);
	if (e.parts !== void 0) {
		for (let t in e.parts) if ($e(e.parts[t])) return !0;
		return !1;
	}
	return (e.max ?? 0) < (e.min ?? 0);
}
function et(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = tt(r[e], t);
	return n;
}
function tt(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = tt(e.parts[r], t);
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
var nt = { to: "stay" }, rt = { to: "next" };
function it(e) {
	return {
		to: "done",
		result: e
	};
}
function at() {
	return {
		stay: nt,
		next: rt,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: it,
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
function ot(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: st(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, ct(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(Et(e, i, a)), Ct(e, r), r;
}
function st(e, t) {
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
function ct(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function lt(e, t) {
	let n = b(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = x(e, n);
	return {
		seats: Dt(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function ut(e, t) {
	let n = lt(e, t), r = b(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || x(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !bt(n) && !xt(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function dt(e, t, n) {
	let r = [];
	return vt(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), null), r;
}
function ft(e, t, n) {
	let r = [], i = [];
	return vt(e, t, n, (e, t) => r.push({
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
function pt(e, t, n, r, i = dt(e, t, n)) {
	let a = [...i];
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i];
		for (let i = 0; i < 20; i++) {
			let i = et(o, r);
			if (_t(e, t, n, i) === null) return {
				seat: n,
				...i
			};
		}
		a.splice(i, 1);
	}
	return null;
}
function mt(e, t, n) {
	let r = b(t);
	return {
		seat: n,
		...x(e, r).idle(t, r, n)
	};
}
function ht(e, t, n) {
	let r = b(t), i = gt(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	wt(e, t, r, i.take(t, r, n.seat, n)), Ct(e, t);
}
function gt(e, t, n, r) {
	let i = b(t), a = x(e, i);
	return Object.hasOwn(a.actions, r) && kt(a.ask(t, i), n) ? a.actions[r] : Object.hasOwn(e.anytime, r) && !a.sealed?.(t, i) ? e.anytime[r] : null;
}
function _t(e, t, n, r) {
	return gt(e, t, n, r.type)?.check?.(t, b(t), n, r) ?? null;
}
function vt(e, t, n, r, i) {
	let a = b(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = x(e, a);
	kt(o.ask(t, a), n) && yt(o.actions, t, a, n, r, i), o.sealed?.(t, a) || yt(e.anytime, t, a, n, r, i);
}
function yt(e, t, n, r, i, a) {
	for (let o in e) {
		let s = e[o]?.offer(t, n, r);
		if (s !== void 0) {
			if (Array.isArray(s)) {
				let e = !1;
				for (let t of s) xt(t) || (e = !0, i(o, t));
				!e && a !== null && a(o, St(s[0] ?? {}));
			} else bt(s) ? a?.(o, s) : xt(s) ? a?.(o, St(s)) : i(o, s);
		}
	}
}
var bt = (e) => "refused" in e;
function xt(e) {
	for (let t in e) if ($e(e[t])) return !0;
	return !1;
}
function St(e) {
	for (let [t, n] of Object.entries(e)) if ($e(n)) return n.not?.[0]?.because ?? n.above ?? {
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
function Ct(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = b(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = x(e, n);
		if (typeof r == "function") wt(e, t, n, r(t, n) ?? rt);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? wt(e, t, n, rt) : t.stack.push(Et(e, r.call, i));
		} else if (Ot(r.ask(t, n))) wt(e, t, n, rt);
		else return;
	}
	throw Error(`runaway rules at ${b(t)?.phase}.${b(t)?.step}`);
}
function wt(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(Et(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = Et(e, r.phase, r.locals);
			return;
		case "done": return Tt(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return Tt(e, t, n, void 0);
			n.step = r;
		}
	}
}
function Tt(e, t, n, r) {
	t.stack.pop();
	let i = b(t);
	if (i === void 0) return;
	let a = x(e, i);
	typeof a != "function" && wt(e, t, i, "call" in a ? a.then?.(t, i, r) ?? rt : a.after?.[n.phase]?.(t, i, r) ?? nt);
}
var Et = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), b = (e) => e.stack[e.stack.length - 1], x = (e, t) => e.phases[t.phase]?.steps[t.step], Dt = (e) => e === null ? [] : typeof e == "number" ? [e] : e, Ot = (e) => e === null || typeof e != "number" && e.length === 0, kt = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function At(e, t, n) {
	let r = Mt(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a, values: o } = r;
	if (!Object.hasOwn(e.governs, a)) return S("unknownAction", null, { type: a.slice(0, 40) });
	let s = e.governs[a], c = lt(e, t);
	if (c === null) return S("over", null, {});
	let l = gt(e, t, i, a);
	if (l === null) return Nt(e, t, a, s, c.seats);
	let u = l.offer(t, b(t), i);
	return bt(u) ? { refusal: u } : Pt(t, i, a, l, Array.isArray(u) ? u : [u], o, s);
}
function jt(e, t, n, r) {
	let i = At(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function S(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function Mt(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return S("malformed", null, { expected: "object" });
	let n = Rt(t, "seat");
	if (!e.seats.includes(n)) return S("malformed", null, { expected: "seat" });
	let r = Rt(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : S("malformed", null, { expected: "type" });
}
function Nt(e, t, n, r, i) {
	let a = b(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? S("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? S("sealed", r, { type: n }) : S("notNow", r, {
		type: n,
		asked: i
	});
}
function Pt(e, t, n, r, i, a, o) {
	let s = null, c = -1;
	for (let l of i) {
		let i = {
			seat: t,
			type: n
		}, u = 0, d = null;
		for (let e of Object.keys(l)) {
			let t = Rt(a, e), n = It(l[e], t, e, o);
			n === null ? u += 2 : d ??= n, i[e] = Lt(l[e], t);
		}
		if (d === null && !xt(l)) {
			let n = r.check?.(e, b(e), t, i) ?? null;
			if (n === null) return { action: i };
			d = n;
		}
		d !== null && !Ft.has(d.refused) && (u += 1), d !== null && u > c && (s = d, c = u);
	}
	return { refusal: s ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
var Ft = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function It(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (e.one !== void 0) return e.one.includes(t) ? null : e.not?.find((e) => e.value === t)?.because ?? i("notOffered", { field: n });
	if (e.parts !== void 0) {
		if (typeof t != "object" || !t || Array.isArray(t)) return i("malformed", { expected: n });
		for (let i of Object.keys(e.parts)) {
			let a = It(e.parts[i], Rt(t, i), `${n}.${i}`, r);
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
function Lt(e, t) {
	if (e.some !== void 0) return Array.isArray(t) ? [...t] : t;
	if (e.parts === void 0 || typeof t != "object" || !t) return t === 0 ? 0 : t;
	let n = {};
	for (let r of Object.keys(e.parts)) n[r] = Lt(e.parts[r], Rt(t, r));
	return n;
}
function Rt(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/barrier.ts
function zt(e, t, n, r) {
	return Bt(t.g.chance, n.g.chance) ? Vt(t, n, r) ? "secret" : lt(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var Bt = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function Vt(e, t, n) {
	let r = _(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = Ce(e, o), l = typeof t == "object" && t ? Ce(t, o) : void 0;
			if (s === "pile") i ||= !Ht(n, l);
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
	return a(e.g, t.g, e.spots) || i && Ut(e, t, r);
}
function Ht(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function Ut(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = _(r) | n, a = ze(t, i);
		for (let [t, n] of Object.entries(ze(e, i))) if (!Wt(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function Wt(e, t) {
	let n = 0;
	for (let r of e) {
		for (; n < t.length && t[n] !== r;) n += 1;
		if (n === t.length) return !1;
		n += 1;
	}
	return !0;
}
// kernel/canonical.ts
function C(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(C).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${C(t[e])}`).join(",")}}`;
}
var Gt = (e) => p(C(e)), Kt = (e) => p(`parlour commitment ${e}`), qt = (e) => p(`parlour entropy ${e}`), Jt = (e, t) => p(`parlour dice ${C({
	seed: e,
	entropy: t
})}`);
function Yt({ commitment: e, promises: t, entropy: n }, r) {
	if (Kt(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : qt(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var Xt = ({ name: e, salt: t }) => p(`parlour name ${t} ${e}`);
function Zt({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var Qt = (e) => Gt(e).slice(0, en), $t = (e, t, n) => p(`${e} ${JSON.stringify(t)} ${n}`).slice(0, en), en = 24, tn = 32;
function nn(e, t, n = tn) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = ot(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: oe(Jt(o, a.entropy))
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
	}, u = yn(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: Qt(l),
		position: v(s),
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
function rn(e) {
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
function an(e, t, n, r) {
	let { g: i, base: a, ...o } = JSON.parse(r), s = JSON.stringify(i);
	return i.events = null, {
		game: e,
		head: t,
		seeds: n,
		position: v(i),
		text: s,
		base: JSON.stringify(a),
		middle: null,
		kept: tn,
		opening: [],
		...o
	};
}
function on(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = At(a, o.g, t);
	if (r !== e.version && !("action" in s && hn(e, s.action.seat, r))) return xn({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return xn(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], ht(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, ee = v(u), p = zt(a, o, ee, c), te = yn(u), ne = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: bn(o.g)
	}], re = p === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return gn(e, ee, te, f, d, {
		...pn(e, ne, te),
		standing: e.standing + 1,
		free: re,
		barrier: p ?? "nothing"
	});
}
var sn = (e, t) => on(e, mt(e.game, e.position.g, t), { by: "clock" });
function cn(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !mn(e, t, r)) return xn({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new ln();
	let o = fn(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return gn(e, v(o), yn(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var ln = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function un(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = oe(Jt(r, t.entropy));
	let o = i.reduce((e, t) => e | _(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of xe(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = g(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => se(a, e));
	let c = yn(a);
	return gn({
		...e,
		seeds: [...e.seeds, r]
	}, v(a), c, {
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
function dn(e, t, n = []) {
	if ("do" in t) return on(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return cn(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return un(e, t.dice, r, t.eyes);
}
function fn(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), ht(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function pn(e, t, n) {
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
function mn({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function hn(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = v(fn(e, a.length - o)), [l, u] = [b(c.g), b(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([ft(r, e.g, t), Ye(r, e, t)]);
	return f(c) === f(i);
}
function gn(e, t, n, r, i, a) {
	let o = $t(e.link, r, n);
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
		line: _n(e, r),
		events: i
	};
}
function _n({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = vn(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function vn(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function yn(e) {
	let { events: t, ...n } = e;
	return JSON.stringify(n);
}
var bn = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, xn = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function Sn(e) {
	let t = n(e);
	return Cn(t), t;
}
function Cn(e) {
	if (we(e)) {
		Te(e) ? e.seen = e.seen.map(() => 511) : Ee(e) && (e.seen = 511);
		for (let t of Object.values(e)) Cn(t);
	}
}
// kernel/redeal.ts
function wn(e, t, r) {
	let i = { chance: ae(r) }, a = (e) => se(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = ae(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = g(i, [...s[e] ?? []]);
	let d = ve(l);
	for (let { pool: e, secret: t } of xe(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, _(o), a), Tn(e, l, d, ({ secret: e }) => e === null, a), l;
}
function Tn(e, t, n, r, i) {
	for (let { kind: a, indexes: o, secret: s } of Se(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function En(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = wn(e, t, 1), o = a.chance, s = JSON.stringify(Re(a, i)), c = n(a);
	return ht(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(Re(c, i)) !== s ? null : {
		view: Me(c, i),
		facts: Je(e, c, i)
	};
}
// kernel/verify.ts
function Dn(e, t) {
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
		let r = Yt(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = nn(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (C(o.head) !== C(Zt(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && Xt(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = dn(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !On(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (C(a.entry) !== C(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function On({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = mt(e, t.g, n.seat);
	return C(i) === C(n.do);
}
function kn(e) {
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
		checks: An(e),
		optionsFor: (t) => st(e, t),
		digestWith: te,
		begin: (t, n) => nn(e, t, n),
		snapshot: rn,
		resume: (t, n, r) => an(e, t, n, r),
		verify: (t) => Dn(e, t),
		act: on,
		actForClock: sn,
		undo: cn,
		redice: un,
		repeat: dn,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: ut(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => Ne(e, t),
		facts: ({ position: t }, n) => Ye(e, t, n),
		menu: ({ position: t }, n) => ft(e, t.g, n),
		why: ({ position: t }, n, r) => jt(e, t.g, n, r),
		preview: ({ position: t }, n, r) => jt(e, t.g, n, r) === null ? En(e, Ne(t, n), r) : null,
		show: Pe,
		laidOpen: (e) => ({
			...e,
			position: v(Sn(e.position.g))
		}),
		newsLaidOpen: Sn,
		search: {
			start: (t) => ot(e, t),
			clone: n,
			redeal: (t, n) => wn(e, t, n),
			view: (e, t) => Ne(v(e), t),
			waiting: (t) => lt(e, t),
			offers: (t, n) => dt(e, t, n),
			sample: (t, n, r, i) => pt(e, t, n, r, i),
			perform: (t, n) => ht(e, t, n),
			idle: (t, n) => mt(e, t, n)
		}
	};
}
function An(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// games/manticore/content/heroes.ts
var jn = [
	"initiative",
	"defense",
	"attack",
	"shooting",
	"magic"
], Mn = {
	warrior: {
		initiative: 4,
		defense: 2,
		attack: 4,
		shooting: 3,
		magic: 1
	},
	mage: {
		initiative: 5,
		defense: 1,
		attack: 1,
		shooting: 2,
		magic: 4
	},
	dwarf: {
		initiative: 4,
		defense: 4,
		attack: 3,
		shooting: 1,
		magic: 2
	},
	elf: {
		initiative: 6,
		defense: 2,
		attack: 1,
		shooting: 4,
		magic: 2
	}
};
Object.keys(Mn);
var w = {
	radan: "warrior",
	zorya: "warrior",
	oslav: "mage",
	milena: "mage",
	borun: "dwarf",
	dagna: "dwarf",
	taeril: "elf",
	syvene: "elf"
}, Nn = Object.keys(w), Pn = "mage", T = (e, t) => e.map(t), Fn = [
	{
		q: -6,
		r: -3,
		cells: ". . . . E E . . S S . . ."
	},
	{
		q: -5,
		r: -3,
		cells: ". . . E E . . S S . . ."
	},
	{
		q: -4,
		r: -4,
		cells: ". I . . . . . . . . . W ."
	},
	{
		q: -3,
		r: -4,
		cells: "I I . . . . . . . . W W"
	},
	{
		q: -2,
		r: -5,
		cells: ". . . . . . . . . . . . ."
	},
	{
		q: -1,
		r: -5,
		cells: ". . . . . C C . . . . ."
	},
	{
		q: 0,
		r: -6,
		cells: "F F . . . C C C . . . D D"
	},
	{
		q: 1,
		r: -6,
		cells: "F F . . . C C . . . D D"
	},
	{
		q: 2,
		r: -7,
		cells: ". . . . . . 10 . . . . . ."
	},
	{
		q: 3,
		r: -7,
		cells: ". 2 3 . . 9 . . . . . ."
	},
	{
		q: 4,
		r: -8,
		cells: ". 1 . 4 . . 8 . . . H H ."
	},
	{
		q: 5,
		r: -8,
		cells: "M . . 5 6 7 . X . . H ."
	},
	{
		q: 6,
		r: -9,
		cells: "M M . . . . . X X . . . ."
	}
], In = {
	C: "city",
	M: "cave",
	F: "forge",
	E: "elvenWorkshop",
	D: "dwarfWorkshop",
	S: "shoeManufactory",
	W: "witchHut",
	H: "druidHut",
	I: "iceTower",
	X: "fieryEarth"
}, E = [
	"forge",
	"elvenWorkshop",
	"dwarfWorkshop",
	"shoeManufactory",
	"witchHut",
	"druidHut",
	"iceTower",
	"fieryEarth"
], Ln = Fn.flatMap(({ q: e, r: t, cells: n }) => n.split(" ").map((n, r) => ({
	hex: {
		q: e,
		r: t + r
	},
	sign: n
}))), D = Ln.map((e, t) => t), Rn = Ln.map(({ hex: e }) => e), O = Ln.map(({ sign: e }) => In[e] ?? "forest"), zn = new Map(D.map((e) => [`${Rn[e].q},${Rn[e].r}`, e]));
function k(e, t) {
	let n = zn.get(`${e},${t}`);
	if (n === void 0) throw RangeError(`there is no cell (${e},${t})`);
	return n;
}
var Bn = k(5, -8), Vn = k(1, 0), Hn = [
	Bn,
	...Ln.flatMap(({ sign: e }, t) => Number(e) > 0 ? [{
		step: Number(e),
		cell: t
	}] : []).sort((e, t) => e.step - t.step).map(({ cell: e }) => e),
	Vn
], Un = Hn.length - 1, Wn = [
	k(1, 0),
	k(0, -1),
	k(1, -1),
	k(0, 1),
	k(-1, 1),
	k(-1, 0),
	k(0, 0)
], Gn = {
	hound: {
		temper: "ordinary",
		level: 3,
		power: 1
	},
	gnarl: {
		temper: "ordinary",
		level: 4,
		power: 2
	},
	cinderwing: {
		temper: "aggressive",
		level: 3,
		power: 1
	}
}, Kn = {
	M1: "hound",
	M2: "hound",
	M3: "hound",
	M4: "gnarl",
	M5: "cinderwing",
	M6: "cinderwing",
	M7: "cinderwing"
}, A = Object.keys(Kn), qn = [
	"magic",
	"close",
	"shooting"
], Jn = {
	"CC-M1": "magic",
	"CC-M2": "magic",
	"CC-M3": "magic",
	"CC-M4": "magic",
	"CC-C1": "close",
	"CC-C2": "close",
	"CC-C3": "close",
	"CC-C4": "close",
	"CC-S1": "shooting",
	"CC-S2": "shooting",
	"CC-S3": "shooting",
	"CC-S4": "shooting"
}, Yn = Object.keys(Jn), j = {
	sword: {
		family: "physical",
		home: "forge",
		tokens: {
			"SW-1": 3,
			"SW-2": 2,
			"SW-3": 2,
			"SW-4": 1
		}
	},
	bow: {
		family: "physical",
		home: "elvenWorkshop",
		tokens: {
			"BW-1": 3,
			"BW-2": 2,
			"BW-3": 2,
			"BW-4": 1
		}
	},
	shield: {
		family: "physical",
		home: "dwarfWorkshop",
		tokens: {
			"SH-1": 3,
			"SH-2": 2,
			"SH-3": 2,
			"SH-4": 1
		}
	},
	boots: {
		family: "physical",
		home: "shoeManufactory",
		tokens: {
			"BT-1": 3,
			"BT-2": 2,
			"BT-3": 2,
			"BT-4": 1
		}
	},
	amulet: {
		family: "magical",
		home: "witchHut",
		tokens: {
			"AM-1": 3,
			"AM-2": 2,
			"AM-3": 1,
			"AM-4": 1
		}
	},
	helmet: {
		family: "magical",
		home: "druidHut",
		tokens: {
			"HM-1": 3,
			"HM-2": 2,
			"HM-3": 1,
			"HM-4": 1
		}
	},
	iceBoulder: {
		family: "magical",
		home: "iceTower",
		tokens: {
			"IB-1": 3,
			"IB-2": 2,
			"IB-3": 1
		}
	},
	fireball: {
		family: "magical",
		home: "fieryEarth",
		tokens: {
			"FB-1": 3,
			"FB-2": 2,
			"FB-3": 1
		}
	}
}, Xn = Object.keys(j), Zn = [
	"sword",
	"bow",
	"shield",
	"boots",
	"amulet",
	"helmet"
], Qn = ["iceBoulder", "fireball"], $n = (e) => e === "iceBoulder" || e === "fireball", er = Xn.flatMap((e) => Object.entries(j[e].tokens).map(([t, n]) => [t, {
	kind: e,
	strength: n
}])), M = Object.fromEntries(er), tr = er.map(([e]) => e), N = (e) => $n(M[e].kind), nr = (e) => !N(e), P = (e) => tr.filter((t) => M[t].kind === e), F = {
	sword: P("sword"),
	bow: P("bow"),
	shield: P("shield"),
	boots: P("boots"),
	amulet: P("amulet"),
	helmet: P("helmet"),
	iceBoulder: P("iceBoulder"),
	fireball: P("fireball")
}, rr = {
	iceBoulder: "fireball",
	fireball: "iceBoulder"
}, ir = {
	1: {
		life: 10,
		defense: 8,
		attack: 7,
		shooting: 5,
		magic: 8
	},
	2: {
		life: 10,
		defense: 10,
		attack: 9,
		shooting: 7,
		magic: 10
	},
	3: {
		life: 20,
		defense: 12,
		attack: 11,
		shooting: 9,
		magic: 12
	},
	4: {
		life: 20,
		defense: 14,
		attack: 13,
		shooting: 11,
		magic: 14
	}
}, ar = (e) => w[e.hero], or = (e) => e.stack.find((e) => e.phase === "turn"), I = (e, t) => e.heroes[t].life > 0, sr = (e) => e.order.filter((t) => I(e, t)), cr = (e, t) => e.order.filter((e) => t.includes(e)), lr = (e, t) => Mn[ar(e)][t], ur = (e, t) => lr(e, t) + e.power[t], dr = (e) => e === null ? 0 : M[e].strength, fr = (e) => e.bootsWork ? dr(e.worn.boots) : 0, L = (e) => ur(e, "initiative") + fr(e) - e.bag.length, R = (e) => e.isDone ? 0 : Math.max(0, L(e) - e.spent);
function pr(e) {
	return [...mr(e), ...e.bag];
}
function mr(e) {
	let t = [];
	for (let n of Zn) {
		let r = e.worn[n];
		r !== null && t.push(r);
	}
	return t;
}
// kernel/hex.ts
var hr = [
	0,
	1,
	2,
	3,
	4,
	5
], gr = [
	{
		q: 0,
		r: -1
	},
	{
		q: 1,
		r: -1
	},
	{
		q: 1,
		r: 0
	},
	{
		q: 0,
		r: 1
	},
	{
		q: -1,
		r: 1
	},
	{
		q: -1,
		r: 0
	}
], _r = (e) => (e + 3) % 6;
function vr({ q: e, r: t }, n) {
	let r = gr[n];
	return {
		q: e + r.q,
		r: t + r.r
	};
}
function yr(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return Math.max(Math.abs(n), Math.abs(r), Math.abs(n + r));
}
function br(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return n * n + n * r + r * r;
}
function xr(e) {
	let t = e.length, n = new Map(e.map(({ q: e, r: t }, n) => [`${e},${t}`, n])), r = new Int16Array(t * 6), i = new Uint8Array(t * t);
	for (let [a, o] of e.entries()) {
		for (let e of hr) {
			let { q: t, r: i } = vr(o, e);
			r[a * 6 + e] = n.get(`${t},${i}`) ?? -1;
		}
		for (let [n, r] of e.entries()) i[a * t + n] = yr(o, r);
	}
	return {
		hexes: e,
		size: t,
		neighbours: r,
		distances: i
	};
}
var Sr = (e, t, n) => e.neighbours[t * 6 + n], Cr = (e, t, n) => e.distances[t * e.size + n];
function wr(e, t, n, r = 1e3) {
	let i = new Int16Array(e.size).fill(-1), a = new Int16Array(e.size).fill(-1), { neighbours: o } = e, s = [[...t]];
	for (let e of t) i[e] = 0;
	for (let e = 0; e < s.length; e++) for (let t of s[e] ?? []) if (i[t] === e) for (let c = 0; c < 6; c++) {
		let l = o[t * 6 + c];
		if (l === -1) continue;
		let u = i[l];
		if (u !== -1 && u <= e) continue;
		let d = n(t, l, c), f = e + d;
		d === 0 || f > r || u !== -1 && u <= f || (i[l] = f, a[l] = t, (s[f] ??= []).push(l));
	}
	return {
		costs: i,
		from: a
	};
}
function Tr(e, t) {
	let n = [t];
	for (let r = e.from[t]; r !== -1; r = e.from[r]) n.push(r);
	return n.reverse();
}
// games/manticore/rules/board.ts
var Er = xr(Rn), z = T(D, (e) => hr.flatMap((t) => {
	let n = Sr(Er, e, t);
	return n === -1 ? [] : [{
		cell: n,
		direction: t
	}];
})), Dr = (e, t) => Cr(Er, e, t), Or = (e, t) => Cr(Er, e, t) === 1, kr = (e) => D.filter((t) => O[t] === e), Ar = kr("city"), jr = kr("cave"), Mr = (e) => O[e] === "city", Nr = (e) => O[e] === "forest", Pr = kr("forest"), Fr = (e, t) => Math.min(...t.map((t) => Dr(e, t))), B = T(D, (e) => Fr(e, Ar)), Ir = T(D, (e) => br(Rn[e], {
	q: 0,
	r: 0
})), Lr = (e) => T(D, (t) => Fr(t, kr(e))), Rr = new Map(E.map((e) => [e, Lr(e)])), zr = (e, t) => Rr.get(t)?.[e] ?? 0, Br = D.filter((e) => Fr(e, jr) <= 1), Vr = T(D, (e) => Br.includes(e)), Hr = (e) => Vr[e];
function Ur(e) {
	let t = O[e];
	return t === "forest" || t === "city" || t === "cave" ? null : t;
}
// games/manticore/rules/vocabulary.ts
var { phase: V, call: Wr, become: Gr, done: H, goTo: U, next: W, stay: G, no: K, emit: q, game: Kr } = at();
// games/manticore/rules/stacks.ts
function J(e, t) {
	let [n] = e.stacks[t].kind.secret;
	if (n === void 0) throw Error("every location has a stack");
	return n;
}
function qr(e, t) {
	let n = F[J(e, t)];
	return e.stacks[t].ranks.flatMap((e) => n[e] ?? []);
}
var Jr = (e, t) => e.stacks[t].ranks.length === 0;
function Yr(e) {
	for (let { home: t, family: n } of Object.values(j)) if (t === e) return n;
	return "physical";
}
function Xr(e, t, n) {
	let r = e.stacks[n];
	r.isOpen || (r.isOpen = !0, Qr(e, n), q(e, "stackOpened", {
		seat: t,
		location: n,
		kind: J(e, n),
		tokens: qr(e, n)
	}));
}
var Zr = (e, t) => e.stacks[t].kind.seen[0] !== 0;
function Qr(e, t) {
	he(e.stacks[t].kind);
}
function $r(e, t, n) {
	let { ranks: r } = e.stacks[t];
	r.push(F[J(e, t)].indexOf(n)), r.sort((e, t) => e - t);
}
function ei(e, t, n) {
	let r = e.stacks[t], i = F[J(e, t)].indexOf(n);
	r.ranks.splice(r.ranks.indexOf(i), 1);
}
// games/manticore/rules/monster.ts
var ti = (e) => Gn[Kn[e]].level, ni = (e) => Gn[Kn[e]].temper === "aggressive", ri = (e) => Gn[Kn[e]].power, ii = (e) => A.filter((t) => e.monsters[t].is === "alive");
function Y(e, t) {
	let { cell: n } = e.monsters[t];
	return n !== null && Mr(n);
}
var ai = (e) => e.options.monsters === "static" && e.options.scenario === "base";
function oi(e, t) {
	if (t.is === "open") return t.token;
	let n = F[J(e, t.from)][t.rank];
	if (n === void 0) throw Error("a hidden token comes from a stack");
	return n;
}
var si = (e, t) => e.monsters[t].carries.map((t) => oi(e, t)), ci = (e, t) => si(e, t).filter(N);
function li(e, t, n) {
	let r = 0;
	for (let i of e.monsters[t].carries) {
		let t = M[oi(e, i)];
		t.kind === n && t.strength > r && (r = t.strength);
	}
	return r;
}
function ui(e, t) {
	let n = Number(e.options.monsterInitiative);
	return (n > 1 ? Math.min(n, ti(t)) : 1) + (n > 1 || e.options.monsterBoots === "fast" ? li(e, t, "boots") : 0);
}
// games/manticore/rules/values.ts
var di = {
	magicAttack: {
		of: "magic",
		with: "amulet"
	},
	magicDefense: {
		of: "magic",
		with: "helmet"
	},
	close: {
		of: "attack",
		with: "sword"
	},
	defense: {
		of: "defense",
		with: "shield"
	},
	shooting: {
		of: "shooting",
		with: "bow"
	}
}, fi = (e) => e === "magic" ? "magicAttack" : e;
function pi(e, t) {
	return e === "magic" ? "magicDefense" : e === "close" && t !== "cover" ? "close" : "defense";
}
function mi(e, t, n) {
	let r = di[n];
	if (typeof t == "number") {
		let n = e.heroes[t];
		return {
			who: t,
			base: lr(n, r.of),
			power: n.power[r.of],
			artifact: dr(n.worn[r.with]),
			spells: 0
		};
	}
	return t === "manticore" ? {
		who: t,
		base: hi(e)[r.of],
		power: 0,
		artifact: 0,
		spells: 0
	} : {
		who: t,
		base: ti(t),
		power: 0,
		artifact: li(e, t, r.with),
		spells: 0
	};
}
function hi(e) {
	let { defense: t, attack: n, shooting: r, magic: i } = ir[e.options.manticoreSheet === "flat" ? 2 : _i(e)], a = Number(e.options.manticoreMight);
	return {
		defense: t + a,
		attack: n + a,
		shooting: r + a,
		magic: i + a
	};
}
var gi = (e) => ir[_i(e)].life, _i = (e) => e.seats.length;
function X(e, t, n, r = []) {
	let i = yi(t).map((t) => {
		let i = mi(e, t, n);
		for (let e of r) e.who === t && (i.spells += vi(e.spells));
		return i;
	});
	return {
		party: t,
		terms: i,
		sum: i.reduce((e, t) => e + t.base + t.power + t.artifact + t.spells, 0)
	};
}
var vi = (e) => e.reduce((e, t) => e + M[t].strength, 0), yi = (e) => e.is === "heroes" ? e.seats : [e.foe];
function bi(e, t) {
	return typeof t == "number" ? e.heroes[t].life : t === "manticore" ? e.manticore.life : ti(t) - e.monsters[t].damage;
}
function xi(e, t) {
	return typeof t == "number" ? 10 : t === "manticore" ? gi(e) : ti(t);
}
function Si(e, t) {
	if (t.is === "foe") return (t.foe === "manticore" ? e.manticore.life > 0 : e.monsters[t.foe].is === "alive") ? t : null;
	let n = t.seats.filter((t) => I(e, t));
	return n.length > 0 ? {
		is: "heroes",
		seats: n,
		lead: t.lead
	} : null;
}
var Ci = (e) => e.seats.includes(e.lead) ? e.lead : e.seats[0] ?? e.lead;
// games/manticore/rules/odds.ts
function wi(e, { isMutual: t, attackerLife: n, defenderLife: r }) {
	let i = {
		...e,
		wins: 0,
		loses: 0,
		dealt: 0,
		suffered: 0,
		kills: 0,
		dies: 0
	};
	for (let a = 1; a <= 6; a++) for (let o = 1; o <= 6; o++) {
		let s = e.attacker + a - e.defender - o;
		s > 0 ? (i.wins += 1, i.dealt += s, s >= r && (i.kills += 1)) : s < 0 && t && (i.loses += 1, i.suffered -= s, -s >= n && (i.dies += 1));
	}
	return i;
}
function Ti(e, t, n, r, i) {
	return wi({
		attacker: X(e, t, fi(r)).sum,
		defender: X(e, n, pi(r, i)).sum
	}, {
		isMutual: Ei(r, i),
		attackerLife: Di(e, t),
		defenderLife: Di(e, n)
	});
}
var Ei = (e, t) => e === "magic" || e === "close" && t !== "cover", Di = (e, t) => Math.min(...yi(t).map((t) => bi(e, t)));
// games/manticore/rules/standing.ts
function Oi(e, t) {
	return ki(e, t) ?? ji(e, t);
}
function ki(e, t) {
	for (let n of e.seats) if (e.heroes[n].cell === t) return n;
	return null;
}
function Ai(e, t) {
	for (let n of A) if (e.monsters[n].cell === t) return n;
	return null;
}
function ji(e, t) {
	return Z(e) === t ? "manticore" : Ai(e, t);
}
var Z = (e) => Hn[e.manticore.step];
function Mi(e, t) {
	return typeof t == "number" ? e.heroes[t].cell : t === "manticore" ? Z(e) : e.monsters[t].cell;
}
function Ni(e) {
	let t = new Uint8Array(e.roads.length);
	for (let n of e.seats) Pi(t, e.heroes[n].cell);
	for (let n of A) Pi(t, e.monsters[n].cell);
	return Pi(t, Z(e)), t;
}
function Pi(e, t) {
	t !== null && (e[t] = 1);
}
// games/manticore/rules/practice.ts
var Q = ({ options: e }) => e.practice !== "off";
function Fi({ options: e }) {
	return e.practice === "manticore" ? "manticore" : A.find((t) => Kn[t] === e.practice) ?? null;
}
var Ii = (e, t) => !Q(e) || Fi(e) === t, Li = Un - 1, Ri = Hn[Li];
function zi(e, t, n) {
	return t === "manticore" ? Or(n, Ri) ? [Ri] : [] : z[n].map((e) => e.cell).filter((t) => Nr(t) && Oi(e, t) === null);
}
function Bi(e, t, n) {
	let r = Fi(e);
	return r === null || t !== e.order[0] || zi(e, r, n).length > 0 ? null : K("MC-12.2", "awayFromFoe", { foe: r });
}
function Vi(e) {
	let t = Fi(e), n = e.order.flatMap((t) => e.heroes[t].cell ?? [])[0];
	if (t === null || n === void 0) return;
	let r = (t) => e.seats.filter((n) => z[t].some((t) => t.cell === e.heroes[n].cell)).length, [i] = zi(e, t, n).sort((e, t) => r(t) - r(e));
	if (i === void 0) throw Error("the first hero began where the foe can be");
	t === "manticore" ? Object.assign(e.manticore, {
		step: Li,
		wokeIn: e.round
	}) : Object.assign(e.monsters[t], {
		is: "alive",
		cell: i,
		appearedIn: e.round
	}), q(e, "foeStood", {
		foe: t,
		cell: i
	});
}
// games/manticore/rules/ending.ts
var Hi = {
	greatVictory: 3,
	victory: 2,
	manticoreVictory: 1,
	manticoreGreatVictory: 0,
	practiceWon: 2,
	practiceLost: 0
};
function Ui(e, t) {
	if (Q(e)) return qi(e, t);
	let n = A.some((t) => e.monsters[t].is === "alive" || e.monsters[t].is === "waiting"), r = e.options.mode === "coop" ? [...e.seats] : t;
	Yi(e, {
		grade: n ? "victory" : "greatVictory",
		because: "manticoreDead",
		rule: n ? "MC-25.2" : "MC-25.1",
		winners: r,
		blow: t
	});
}
function Wi(e) {
	if (!(e.outcome !== null || sr(e).length > 0)) {
		if (Q(e)) return Ji(e, "heroesBeaten", "MC-25.3");
		Yi(e, {
			grade: "manticoreGreatVictory",
			because: "allDead",
			rule: "MC-25.3",
			winners: [],
			blow: []
		});
	}
}
function Gi(e) {
	Yi(e, {
		grade: "manticoreVictory",
		because: "cityEntered",
		rule: "MC-25.4",
		winners: [],
		blow: []
	});
}
function Ki(e) {
	if (!(e.outcome !== null || e.round < Number(e.options.roundLimit))) {
		if (Q(e)) return Ji(e, "foeUnbeaten", "MC-R60");
		Yi(e, {
			grade: "manticoreVictory",
			because: "roundLimit",
			rule: "MC-R60",
			winners: [],
			blow: []
		});
	}
}
function qi(e, t) {
	Yi(e, {
		grade: "practiceWon",
		because: "foeDead",
		rule: e.options.practice === "manticore" ? "MC-15.3" : "MC-15.2",
		winners: [...e.seats],
		blow: t
	});
}
function Ji(e, t, n) {
	Yi(e, {
		grade: "practiceLost",
		because: t,
		rule: n,
		winners: [],
		blow: []
	});
}
function Yi(e, t) {
	let n = Hi[t.grade], r = t.winners.length === 0;
	e.ending = t, e.outcome = {
		winners: t.winners,
		scores: e.seats.map((e) => r || t.winners.includes(e) ? n : 0)
	}, q(e, "ended", t);
}
// games/manticore/rules/waking.ts
var Xi = {
	firstKill: "MC-23.2",
	nearCave: "MC-23.3",
	attacked: "MC-23.4",
	fifthRound: "MC-26.3",
	token: "MC-29.7"
}, Zi = (e) => e.manticore.wokeIn !== null, Qi = (e) => !Zi(e) && !Q(e);
function $i(e, t, n) {
	Qi(e) && (e.manticore.wokeIn = e.round, q(e, "manticoreWoke", {
		because: t,
		rule: Xi[t],
		seat: n
	}));
}
// games/manticore/rules/harm.ts
function ea(e, t, n, r) {
	let i = Math.min(n, bi(e, t));
	typeof t == "number" ? e.heroes[t].life -= i : t === "manticore" ? e.manticore.life -= i : e.monsters[t].damage += i, q(e, "hurt", {
		who: t,
		damage: n,
		left: bi(e, t),
		by: [...r]
	});
}
function ta(e, t, n) {
	let r = Mi(e, t);
	if (r === null || t === "manticore") return;
	typeof t == "number" ? e.heroes[t].cell = null : (e.monsters[t].cell = null, e.monsters[t].is = "dead"), q(e, "died", {
		who: t,
		by: [...n],
		cell: r
	});
	let i = n.find((e) => typeof e == "number") ?? null;
	typeof t == "string" && i !== null && e.options.scenario === "base" && $i(e, "firstKill", i), typeof t == "number" && i === null && e.options.fallenHeroLoot === "dropped" && na(e, t, r);
}
function na(e, t, n) {
	let r = pr(e.heroes[t]);
	if (r.length !== 0) {
		for (let t of r) e.ground.push({
			cell: n,
			artifact: t
		});
		oa(e, t), q(e, "tokensDropped", {
			of: t,
			artifacts: r,
			cell: n
		});
	}
}
function ra(e, t) {
	if (t === "manticore") return;
	let n = ia(e, t), r = 0;
	typeof t == "number" ? (oa(e, t), e.heroes[t].spells = {
		iceBoulder: null,
		fireball: null
	}, e.heroes[t].unassigned = 0) : (e.monsters[t].carries = e.monsters[t].carries.filter(({ is: e }) => e === "hidden"), r = e.monsters[t].carries.length), n.length + r !== 0 && (e.outOfGame.tokens.push(...n), q(e, "tokensLost", {
		of: t,
		tokens: n,
		hidden: r
	}));
}
function ia(e, t) {
	if (typeof t == "string") return e.monsters[t].carries.flatMap((e) => e.is === "open" ? e.token : []);
	let n = e.heroes[t];
	return [...pr(n), ...Object.values(n.spells).filter((e) => e !== null)];
}
var aa = (e, t) => t === "manticore" ? [] : ia(e, t).filter(nr);
function oa(e, t) {
	e.heroes[t].worn = {
		sword: null,
		bow: null,
		shield: null,
		boots: null,
		amulet: null,
		helmet: null
	}, e.heroes[t].bag = [], e.heroes[t].bootsWork = !1;
}
function sa(e, t, n) {
	let r = sr(e);
	for (let i of r) ea(e, i, t, n);
	for (let t of r) e.heroes[t].life > 0 || (ta(e, t, n), ra(e, t));
	Wi(e);
}
// games/manticore/rules/trophies.ts
function ca(e, t) {
	return typeof t == "number" ? Number(e.options.heroKillPower) : t === "manticore" ? 0 : ri(t);
}
function la(e, t, n, r) {
	let i = ua(e, n), a = (t) => {
		let r = t ?? i;
		return r !== null && n.seats.includes(r) && I(e, r) ? r : i;
	}, o = [r?.firstPoint, r?.secondPoint].slice(0, ca(e, t)).map(a), s = r !== null && Object.values(r).some((e) => e !== null);
	return {
		victim: t,
		points: o.filter((e) => e !== null),
		looter: a(r?.artifact),
		rule: s ? "MC-14.10" : n.seats.length > 1 ? "MC-14.11" : "MC-7.3"
	};
}
function ua(e, t) {
	let n = t.seats.filter((t) => I(e, t)), r = Math.max(...n.map((t) => R(e.heroes[t]))), i = n.filter((t) => R(e.heroes[t]) === r);
	return i.length > 1 && n.includes(t.lead) ? t.lead : i[0] ?? null;
}
function da(e, t, n) {
	let r = t.seats.filter((t) => I(e, t));
	if (e.options.jointFatalBlow === "shared") return r;
	let i = n?.blow ?? null, a = i !== null && r.includes(i) ? i : ua(e, t);
	return a === null ? [] : [a];
}
// games/manticore/rules/targets.ts
function fa(e, t, n) {
	let [r, i] = [Mi(e, t), Mi(e, n)];
	return r !== null && i !== null && Or(r, i);
}
function pa(e, t) {
	let n = [];
	for (let r of A) fa(e, t, r) && n.push(r);
	return Ii(e, "manticore") && fa(e, t, "manticore") && n.push("manticore"), e.options.mode === "semi" && n.push(...ma(e, t)), n;
}
var ma = (e, t) => e.seats.filter((n) => fa(e, t, n)), ha = (e, t) => y(e.options.mode === "coop" ? ma(e, t) : [], () => K("MC-1.7", "cooperative", {}));
function ga(e, t) {
	let n = _a(e, t);
	return y([...qn, "card"], (e) => n ? e === "card" ? K("MC-12.4", "ownChoice", { target: t }) : null : e === "card" ? null : K("MC-12.5", "cardDecides", { target: t }));
}
var _a = (e, t) => !e.attacked.includes(t);
function va(e, t) {
	let n = R(e.heroes[t]);
	return n < 1 ? K("MC-12.3", "tooFewPoints", {
		needs: 1,
		left: n
	}) : null;
}
function ya(e, t, n) {
	let r = va(e, n);
	if (r !== null) return r;
	let i = pa(e, n), a = ha(e, n);
	return i.length === 0 ? a.not === void 0 ? K("MC-12.2", "nobodyNear", {}) : [{
		target: a,
		kind: y(qn)
	}] : i.map((e, n) => ({
		target: n === 0 ? {
			...a,
			one: [e]
		} : y([e]),
		kind: ga(t, e)
	}));
}
function ba(e, t, n) {
	let r = e.heroes[n];
	return r.isDone ? K("MC-14.3", "turnIsOver", { hero: n }) : fa(e, n, t) ? R(r) < 1 ? K("MC-14.2", "cannotPay", { hero: n }) : null : K("MC-14.4", "notBeside", { hero: n });
}
var xa = (e, t, n) => e.order.filter((r) => r !== t && r !== n && I(e, r));
function Sa(e, t, n) {
	let r = va(e, n);
	if (r !== null) return r;
	let i = pa(e, n);
	if (i.length === 0) return K("MC-12.2", "nobodyNear", {});
	let a = [], o = K("MC-14.1", "noPeers", {});
	for (let r of i) {
		let { one: i, not: s } = y(xa(e, n, r), (t) => ba(e, r, t));
		if (i.length === 0) {
			s !== void 0 && (o = K("MC-14.4", "noHelper", { target: r }));
			continue;
		}
		let c = [
			null,
			n,
			...i
		], l = ca(e, r);
		a.push({
			target: y([r]),
			kind: ga(t, r),
			helpers: {
				some: i,
				atLeast: 1,
				atMost: i.length,
				...s !== void 0 && { not: s }
			},
			firstPoint: y(l > 0 ? c : [null]),
			secondPoint: y(l > 1 ? c : [null]),
			artifact: y(Ca(e, r) ? c : [null]),
			blow: y(wa(e, r) ? c : [null])
		});
	}
	return a.length > 0 ? a : o;
}
var Ca = (e, t) => aa(e, t).length > 0 || typeof t == "string" && t !== "manticore" && e.monsters[t].carries.some(({ is: e }) => e === "hidden"), wa = (e, t) => t === "manticore" && e.options.mode === "semi" && e.options.jointFatalBlow === "trophy";
// games/manticore/rules/attack-facts.ts
function Ta(e, t) {
	let n = t.seat;
	return pa(e, n).map((r) => {
		let i = xa(e, n, r).filter((t) => ba(e, r, t) === null);
		return {
			target: r,
			isFirst: _a(t, r),
			alone: Ea(e, [n], r),
			helpers: i,
			together: ka(i).map((t) => ({
				helpers: t,
				odds: Ea(e, [n, ...t], r)
			})),
			response: Da(e, n, r)
		};
	});
}
function Ea(e, t, n) {
	let r = {
		is: "heroes",
		seats: t,
		lead: t[0] ?? 0
	}, i = (t) => Ti(e, r, Oa(n), t, null);
	return {
		magic: i("magic"),
		close: i("close"),
		shooting: i("shooting")
	};
}
function Da(e, t, n) {
	let [r, i] = [Oa(n), Oa(t)];
	return {
		magic: Ti(e, r, i, "magic", null),
		close: Ti(e, r, i, "close", "fight"),
		shooting: Ti(e, r, i, "shooting", null),
		cover: Ti(e, r, i, "close", "cover")
	};
}
var Oa = (e) => typeof e == "number" ? {
	is: "heroes",
	seats: [e],
	lead: e
} : {
	is: "foe",
	foe: e
};
function ka(e) {
	let t = [];
	for (let n of e) t.push([n], ...t.map((e) => [...e, n]));
	return t;
}
function Aa(e) {
	let t = e.stack.find((e) => e.phase === "duel");
	if (t === void 0 || t.kind === null) return null;
	let { kind: n, stance: r, cast: i, countered: a } = t, o = X(e, t.attacker, fi(n), i), s = {
		attackerLife: Di(e, t.attacker),
		defenderLife: Di(e, t.defender)
	}, c = (r) => {
		let i = X(e, t.defender, pi(n, r), a);
		return {
			defender: i,
			odds: wi({
				attacker: o.sum,
				defender: i.sum
			}, {
				isMutual: Ei(n, r),
				...s
			})
		};
	}, l = c(r), u = n === "close" && r === null;
	return {
		attacker: o,
		defender: l.defender,
		fight: l.odds,
		cover: u ? c("cover").odds : null
	};
}
function ja(e) {
	let t = Yn.filter((t) => !e.combatDiscard.includes(t)), [n = 0, r = 0, i = 0] = qn.map((e) => t.filter((t) => Jn[t] === e).length);
	return {
		magic: n,
		close: r,
		shooting: i
	};
}
// games/manticore/content/road-tokens.ts
var $ = {
	straight: {
		exits: [0, 3],
		copies: 7,
		turns: 3,
		monster: null
	},
	wideBend: {
		exits: [0, 2],
		copies: 7,
		turns: 6,
		monster: null
	},
	sharpBend: {
		exits: [0, 1],
		copies: 2,
		turns: 6,
		monster: null
	},
	threeWay: {
		exits: [
			0,
			2,
			4
		],
		copies: 5,
		turns: 2,
		monster: null
	},
	rightFork: {
		exits: [
			0,
			2,
			3
		],
		copies: 5,
		turns: 6,
		monster: null
	},
	leftFork: {
		exits: [
			0,
			3,
			4
		],
		copies: 5,
		turns: 6,
		monster: null
	},
	crossing: {
		exits: [
			0,
			1,
			3,
			4
		],
		copies: 3,
		turns: 3,
		monster: null
	},
	star: {
		exits: [
			0,
			1,
			2,
			3,
			4,
			5
		],
		copies: 1,
		turns: 1,
		monster: null
	},
	lesserLair: {
		exits: [0, 2],
		copies: 3,
		turns: 6,
		monster: "hound"
	},
	greatLair: {
		exits: [
			0,
			2,
			4
		],
		copies: 1,
		turns: 2,
		monster: "gnarl"
	},
	raiderLair: {
		exits: [0, 3],
		copies: 3,
		turns: 3,
		monster: "cinderwing"
	},
	awakening: {
		exits: [0, 3],
		copies: 0,
		turns: 3,
		monster: null
	}
}, Ma = Object.keys($), Na = (e, t) => ({
	value: e,
	because: t
}), Pa = (e) => T(D, (t) => Na(t, e)), Fa = [
	0,
	1,
	2,
	3,
	4,
	5
], Ia = (e) => 1 << e, La = (e) => T(Fa, (t) => $[e].exits.reduce((e, n) => e | 1 << (n + t) % 6, 0)), Ra = Object.fromEntries(Object.keys($).map((e) => [e, La(e)])), za = (e, t) => ({
	token: e,
	rotation: t,
	exits: Ra[e][t]
}), Ba = 63, Va = Uint8Array.from(D, (e) => O[e] === "forest" ? 0 : Ba);
function Ha(e) {
	let { roads: t } = e, n = Va.slice();
	for (let e = 0; e < n.length; e++) {
		let r = t[e];
		r != null && (n[e] = r.exits);
	}
	return n;
}
var Ua = (e, t, n, r) => (e[t] & Ia(r)) !== 0 && (e[n] & Ia(_r(r))) !== 0;
function Wa(e, t, n, r) {
	return e[n] === 0 ? 3 : e[t] === 0 || Ua(e, t, n, r) ? 1 : 3;
}
function Ga(e) {
	let t = Ha(e);
	return {
		open: t,
		distances: wr(Er, Ar, (e, n, r) => +!!Ua(t, e, n, r)).costs
	};
}
function Ka({ distances: e }, t) {
	let n = e[t];
	return n === -1 ? null : n;
}
function qa(e) {
	let t = Ha(e);
	return wr(Er, Ar, (e, n, r) => Wa(t, e, n, r)).costs;
}
// games/manticore/rules/placing.ts
var Ja = (e) => Fa.slice(0, $[e].turns), Ya = K("MC-2.5", "roadsDoNotMeet", {});
function Xa(e) {
	let t = /* @__PURE__ */ new Map();
	return Array.from({ length: 64 }, (n, r) => {
		let i = (t) => (za(e, t).exits & r) !== 0, a = y(Ja(e), (e) => i(e) ? null : Ya), o = t.get(a.one.join());
		return t.set(a.one.join(), o ?? a), o ?? a;
	});
}
var Za = Object.fromEntries(Ma.map((e) => [e, Xa(e)])), Qa = 63, $a = (e) => e === "forest" || e === "city" ? 0 : 1 << eo.indexOf(e), eo = [...new Set(D.map((e) => O[e]))], to = T(D, (e) => {
	let t = z[e].map((e) => O[e.cell]);
	return {
		isByCity: t.includes("city"),
		locations: t.reduce((e, t) => e | $a(t), 0)
	};
});
function no(e) {
	let t = new Uint8Array(D.length);
	for (let n of Pr) {
		let r = e.roads[n];
		if (r !== null) for (let { cell: e, direction: i } of z[n]) (r.exits & Ia(i)) !== 0 && (t[e] = t[e] | Ia(_r(i)));
	}
	return t;
}
function ro(e, t) {
	let n = [];
	return io(e, t, (e, t, r) => {
		t !== null && r !== null && n.push({
			cell: e,
			by: t,
			rotation: r
		});
	}), n;
}
function io(e, t, n) {
	let r = no(e), i = so(r), a = e.round > 0 ? Ni(e) : null, o = Za[t], s = o[Qa];
	for (let t of Pr) {
		if (e.roads[t] !== null || a?.[t] === 1) {
			n(t, null, null);
			continue;
		}
		let { isByCity: c, locations: l } = to[t];
		if (c) n(t, "city", s);
		else if ((l & i) !== 0) n(t, "location", s);
		else {
			let e = o[r[t]];
			e.one.length > 0 ? n(t, "road", e) : n(t, null, null);
		}
	}
}
function ao(e, t) {
	return Pr.some((t) => to[t].isByCity && oo(e, t)) || ro(e, t).length > 0;
}
var oo = (e, t) => e.roads[t] === null && Oi(e, t) === null;
function so(e) {
	let t = 0;
	for (let n of co) e[n] !== 0 && (t |= $a(O[n]));
	return t;
}
var co = D.filter((e) => $a(O[e]) !== 0);
function lo(e, t) {
	let n = [], r = [], i = [];
	return io(e, t, (t, a, o) => {
		if (o === null) i.push(po(e, t));
		else {
			let e = n.indexOf(o);
			e >= 0 ? r[e]?.push(t) : (n.push(o), r.push([t]));
		}
	}), n.map((e, t) => {
		let n = r[t] ?? [];
		return {
			cell: t > 0 ? { one: n } : {
				one: n,
				not: i
			},
			rotation: e
		};
	});
}
var uo = Pa(K("MC-2.3", "joinsNothing", {})), fo = Pa(K("MC-R16", "roadThere", {}));
function po(e, t) {
	if (e.roads[t] !== null) return fo[t];
	let n = e.round > 0 ? Oi(e, t) : null;
	return n === null ? uo[t] : Na(t, K("MC-29.5", "occupied", {
		cell: t,
		by: n
	}));
}
function mo(e) {
	let t = null;
	for (let n of Pr) oo(e, n) && (t === null || B[n] < B[t]) && (t = n);
	return t;
}
// games/manticore/rules/paving-default.ts
function ho(e, t) {
	let { monster: n } = $[t], r = null, i = Infinity;
	for (let { cell: a, rotation: o } of ro(e, t)) for (let s of o.one) {
		let o = go(e, t, {
			cell: a,
			rotation: s
		}, () => n === null ? _o(e) : -yo(e, Gn[n].temper, a));
		o >= i || (r = {
			cell: a,
			rotation: s
		}, i = o);
	}
	if (r === null) throw Error("a token that can be laid is asked for");
	return r;
}
function go(e, t, { cell: n, rotation: r }, i) {
	e.roads[n] = za(t, r);
	let a = i();
	return e.roads[n] = null, a;
}
var _o = (e) => Object.values(vo(e)).reduce((e, t) => e + t, 0);
function vo(e) {
	let t = qa(e), n = (e) => Math.min(...kr(e).map((e) => t[e]));
	return Object.fromEntries(E.map((e) => [e, n(e)]));
}
function yo(e, t, n) {
	return (t === "ordinary" ? Ka(Ga(e), n) : null) ?? B[n];
}
// games/manticore/rules/headings.ts
function bo(e) {
	return {
		rule: "MC-18.5",
		why: "straight",
		goal: Ar.filter((t) => Dr(e, t) === B[e]),
		location: null,
		nearer: (e) => Do(e, (t) => B[t] < B[e]).sort((e, t) => Ir[e] - Ir[t])
	};
}
var xo = (e, t, n) => So(e, t, n) ?? To(e, n);
function So(e, t, n) {
	let { looted: r } = e.monsters[t], i = [], a = 2;
	for (let t of E) {
		let o = zr(n, t);
		o < 1 || o > a || Jr(e, t) || r.includes(t) || (o < a && (i = []), i.push(t), a = o);
	}
	let o = Co(e, i);
	return o === void 0 ? null : {
		rule: "MC-19.1",
		why: "loot",
		goal: kr(o),
		location: o,
		nearer: (e) => Oo(Do(e, (t) => zr(t, o) < zr(e, o)))
	};
}
function Co(e, t) {
	return t.some((t) => !e.stacks[t].isOpen) ? t[0] : [...t].sort((t, n) => wo(e, n) - wo(e, t))[0];
}
function wo(e, t) {
	let [n] = qr(e, t);
	return n === void 0 ? 0 : M[n].strength;
}
function To(e, t) {
	let n = Ga(e);
	if (Ka(n, t) !== null) {
		let e = (e, { cell: t, direction: r }) => n.distances[t] === n.distances[e] - 1 && Ua(n.open, e, t, r);
		return {
			rule: "MC-18.4",
			why: "road",
			goal: [...Ar],
			location: null,
			nearer: (t) => Oo(Do(t, (n, r) => e(t, r)))
		};
	}
	let r = Eo(t, (e) => Ka(n, e)), i = (e) => Math.min(...r.map((t) => Dr(e, t)));
	return {
		rule: "MC-19.4",
		why: "toRoad",
		goal: r,
		location: null,
		nearer: (e) => Oo(Do(e, (t) => i(t) < i(e)))
	};
}
function Eo(e, t) {
	let n = [], r = Infinity;
	for (let i of D) {
		let a = t(i);
		if (a === null) continue;
		let o = Dr(e, i) * D.length + a;
		o > r || (o < r && (n = []), n.push(i), r = o);
	}
	return n;
}
var Do = (e, t) => z[e].filter((e) => t(e.cell, e)).map((e) => e.cell), Oo = (e) => e.sort((e, t) => B[e] - B[t]);
// games/manticore/rules/courses.ts
function ko(e, t) {
	let { cell: n, appearedIn: r } = e.monsters[t];
	if (n === null) throw Error(`${t} is not on the board`);
	return Q(e) ? Ao(e, t, n) ?? No(n, "MC-26.1", "static") : ai(e) ? No(n, "MC-26.1", "static") : e.round > 0 && r === e.round ? No(n, "MC-29.6", "justCame") : ni(t) ? jo(e, t, n) : Mo(e, t, n);
}
function Ao(e, t, n) {
	let r = Fo(e, n);
	return r === null ? null : {
		...No(n, Y(e, t) ? "MC-21.3" : "MC-20.5", "heroBeside"),
		goal: [Io(e, r)],
		act: {
			is: "attack",
			prey: r
		}
	};
}
function jo(e, t, n) {
	let r = Ao(e, t, n);
	if (r !== null) return r;
	if (Y(e, t)) return No(n, "MC-21.3", "inCity");
	let i = bo(n), a = i.nearer(n).find((t) => Oi(e, t) === null);
	return a === void 0 ? {
		...i,
		from: n,
		rule: "MC-18.6",
		act: { is: "stay" }
	} : {
		...i,
		from: n,
		act: {
			is: "step",
			to: a
		}
	};
}
function Mo(e, t, n) {
	if (Y(e, t)) return No(n, "MC-21.2", "inCity");
	let r = xo(e, t, n), i = r.nearer(n), a = i.find((t) => Oi(e, t) === null);
	if (a !== void 0) return {
		...r,
		from: n,
		act: {
			is: "step",
			to: a
		}
	};
	let o = Po(e, (e) => i.includes(e));
	return o === null ? {
		...r,
		from: n,
		rule: "MC-18.6",
		act: { is: "stay" }
	} : {
		...r,
		from: n,
		rule: "MC-20.1",
		act: {
			is: "attack",
			prey: o
		}
	};
}
var No = (e, t, n) => ({
	from: e,
	rule: t,
	why: n,
	goal: [],
	location: null,
	nearer: () => [],
	act: { is: "stay" }
});
function Po(e, t) {
	let n = null, r = Infinity;
	for (let i of e.order) {
		let { cell: a } = e.heroes[i];
		if (a === null || !t(a)) continue;
		let o = B[a] * 1e3 + L(e.heroes[i]);
		o >= r || (n = i, r = o);
	}
	return n;
}
var Fo = (e, t) => Po(e, (e) => Or(e, t));
function Io(e, t) {
	let { cell: n } = e.heroes[t];
	if (n === null) throw Error("prey stands somewhere");
	return n;
}
function Lo(e, { rule: t, why: n, goal: r, location: i, nearer: a, from: o, act: s }) {
	let c = a(o), l = s.is === "step" ? s.to : c[0], u = [o];
	for (let e = l; e !== void 0 && u.length < 40; e = r.includes(e) ? void 0 : a(e)[0]) u.push(e);
	return {
		rule: t,
		why: n,
		goal: r,
		location: i,
		path: u,
		passedOver: c.filter((e) => s.is !== "step" || e !== s.to).map((t) => ({
			cell: t,
			by: Oi(e, t)
		}))
	};
}
// games/manticore/rules/monster-steps.ts
function Ro(e, t, n) {
	e.monsters[t].cell = n, ni(t) || (zo(e, t, n), Bo(e, t, n)), Mr(n) && Vo(e, t, n);
}
function zo(e, t, n) {
	let r = Ur(n), i = e.monsters[t];
	if (r === null || Jr(e, r) || i.looted.includes(r)) return;
	i.looted.push(r);
	let a = e.stacks[r], o = a.ranks[0];
	if (a.isOpen) {
		let n = F[J(e, r)][o];
		ei(e, r, n), i.carries.push({
			is: "open",
			token: n
		}), q(e, "monsterLooted", {
			monster: t,
			location: r,
			token: n
		});
	} else a.ranks.shift(), i.carries.push({
		is: "hidden",
		from: r,
		rank: o
	}), q(e, "monsterLooted", {
		monster: t,
		location: r,
		token: null
	});
}
function Bo(e, t, n) {
	let [r] = e.ground.filter((e) => e.cell === n).map(({ artifact: e }) => e).sort((e, t) => M[t].strength - M[e].strength || tr.indexOf(e) - tr.indexOf(t));
	r !== void 0 && (e.ground = e.ground.filter(({ artifact: e }) => e !== r), e.monsters[t].carries.push({
		is: "open",
		token: r
	}), q(e, "monsterPickedUp", {
		monster: t,
		artifact: r,
		cell: n
	}));
}
function Vo(e, t, n) {
	e.monsters[t].enteredIn === null && (e.monsters[t].enteredIn = e.round, q(e, "monsterEntered", {
		monster: t,
		cell: n,
		damage: ti(t)
	}), sa(e, ti(t), [t]));
}
function Ho(e, t) {
	let n = e.monsters[t], r = n.carries.filter((e) => e.is === "hidden");
	if (r.length === 0) return;
	let i = r.map((t) => oi(e, t));
	for (let { from: t } of r) Qr(e, t);
	n.carries = n.carries.map((t) => ({
		is: "open",
		token: oi(e, t)
	})), q(e, "lootShown", {
		monster: t,
		tokens: i
	});
}
// games/manticore/rules/phases/manticore.ts
var Uo = V("manticore", {
	act(e, t) {
		if (!Zi(e)) return H();
		if (Q(e)) return t.prey = Fo(e, Z(e)), U("attack");
		let n = Ko(e);
		return t.prey = ki(e, n), t.prey === null ? (qo(e, n), Jo(e, n), H()) : U("attack");
	},
	attack: {
		call: "battle",
		with: (e, t) => t.prey === null ? null : {
			attacker: {
				is: "foe",
				foe: "manticore"
			},
			defender: {
				is: "heroes",
				seats: [t.prey],
				lead: t.prey
			},
			kind: null,
			plan: null,
			...Q(e) ? Go : Wo,
			course: null,
			kills: []
		}
	}
}), Wo = {
	rule: "MC-23.10",
	why: "fireway"
}, Go = {
	rule: "MC-20.5",
	why: "heroBeside"
}, Ko = (e) => Hn[e.manticore.step + 1] ?? Z(e);
function qo(e, t) {
	let n = Ai(e, t);
	n !== null && (e.monsters[n].is = "dead", e.monsters[n].cell = null, q(e, "trampled", {
		monster: n,
		cell: t
	}), ra(e, n));
}
function Jo(e, t) {
	let n = Z(e);
	e.manticore.step += 1, q(e, "manticoreMoved", {
		from: n,
		to: t,
		step: e.manticore.step
	}), e.manticore.step === Un && Gi(e);
}
// games/manticore/rules/threats.ts
var Yo = 24;
function Xo(e) {
	let t = Qo(e), n = {};
	for (let r of ii(e)) n[r] = {
		...Zo(e, r),
		arrives: t[r] ?? null
	};
	return n;
}
function Zo(e, t) {
	let n = ko(e, t), r = Lo(e, n);
	switch (n.act.is) {
		case "step": return {
			...r,
			does: "moves",
			to: n.act.to,
			target: null
		};
		case "attack": return {
			...r,
			does: "attacks",
			to: null,
			target: n.act.prey
		};
		case "stay": return {
			...r,
			does: "stays",
			to: null,
			target: null
		};
	}
}
function Qo(e) {
	let { heroes: t, monsters: r, stacks: i, ground: a } = e, o = {
		...e,
		events: null,
		...n({
			heroes: t,
			monsters: r,
			ground: a
		}),
		stacks: $o(i)
	};
	o.round = Math.max(1, e.round);
	for (let e of o.seats) o.heroes[e].cell !== null && (o.heroes[e].life = 1e3);
	let s = {};
	for (let t of A) {
		let { is: n, enteredIn: r } = e.monsters[t];
		n === "alive" && r !== null && (s[t] = r);
	}
	for (let e = 0; e < Yo; e++, o.round += 1) {
		let t = ii(o).filter((e) => !Y(o, e));
		if (t.length === 0) break;
		t.sort((e, t) => ts(o, e) - ts(o, t));
		let n = t.map((e) => o.monsters[e].cell);
		for (let e of t) es(o, e), Y(o, e) && (s[e] = o.round);
		if (e > 0 && t.every((e, t) => o.monsters[e].cell === n[t])) break;
	}
	return s;
}
var $o = (e) => Object.fromEntries(Object.entries(e).map(([e, t]) => [e, {
	...t,
	ranks: [...t.ranks]
}]));
function es(e, t) {
	for (let n = ui(e, t); n > 0 && !Y(e, t); n--) {
		let { act: n } = ko(e, t);
		if (n.is !== "step") return;
		Ro(e, t, n.to);
	}
}
function ts(e, t) {
	let { cell: n } = e.monsters[t];
	return n === null ? 0 : B[n];
}
function ns(e) {
	let { step: t } = e.manticore, n = Un - t;
	if (Q(e)) return rs(e, n);
	let r = n > 0 ? Ko(e) : null;
	return {
		isAwake: Zi(e),
		cell: Z(e),
		next: r,
		arrives: Zi(e) ? e.round + n - +!is(e) : null,
		turns: n,
		prey: r === null ? null : ki(e, r),
		tramples: r === null ? null : Ai(e, r)
	};
}
function rs(e, t) {
	let n = Z(e), r = Zi(e) ? Fo(e, n) : null;
	return {
		isAwake: Zi(e),
		cell: n,
		next: null,
		arrives: null,
		turns: t,
		prey: r,
		tramples: null
	};
}
var is = (e) => e.stack.some(({ phase: e }) => e === "manticore"), as = (e, t) => Hr(t) && Qi(e);
function os(e, t) {
	let n = Ur(t);
	return n !== null && !e.stacks[n].isOpen;
}
function ss(e, t, n, r = Ha(e)) {
	let i = Ni(e), a = (t) => as(e, t) || os(e, t);
	return wr(Er, [t], (e, n, o) => i[n] === 1 || e !== t && a(e) ? 0 : Wa(r, e, n, o), n);
}
function cs(e, t) {
	let { cell: n } = e.heroes[t], r = R(e.heroes[t]);
	if (n === null || r === 0) return K("MC-3.4", "tooFewPoints", {
		needs: 1,
		left: r
	});
	let i = Ha(e), { costs: a } = ss(e, n, r, i), o = us(r), s = [], c = [];
	for (let { cell: t, direction: o } of z[n]) a[t] === -1 && c.push(ds(e, t, Wa(i, n, t, o), r));
	for (let e of D) a[e] > 0 ? s.push(e) : Or(n, e) || c.push(o[e]);
	return { to: {
		one: s,
		not: c
	} };
}
var ls = Array.from({ length: 24 }, (e, t) => Pa(K("MC-3.4", "outOfReach", { left: t }))), us = (e) => ls[e] ?? Pa(K("MC-3.4", "outOfReach", { left: e }));
function ds(e, t, n, r) {
	let i = Oi(e, t);
	return Na(t, i === null ? K("MC-4.5", "tooFewPoints", {
		needs: n,
		left: r
	}) : K("MC-4.2", "occupied", {
		cell: t,
		by: i
	}));
}
function fs(e, t, n) {
	let r = e.heroes[t];
	if (r.cell === null) return;
	let i = ss(e, r.cell, R(r)), a = Tr(i, n), o = [];
	for (let e = 1; e < a.length; e++) {
		let t = i.costs[a[e]] - i.costs[a[e - 1]];
		r.spent += t, o.push(t);
	}
	r.cell = n, q(e, "moved", {
		seat: t,
		path: a,
		costs: o,
		left: R(r)
	}), Hr(n) && $i(e, "nearCave", t);
	let s = Ur(n);
	s !== null && Xr(e, t, s);
}
function ps(e, t) {
	let { cell: n } = e.heroes[t];
	if (n === null) return [];
	let r = ss(e, n, R(e.heroes[t]));
	return D.flatMap((t) => {
		let i = r.costs[t];
		return i === -1 || t === n ? [] : {
			cell: t,
			cost: i,
			path: Tr(r, t).slice(1),
			wakes: as(e, t),
			opens: os(e, t)
		};
	});
}
// games/manticore/rules/facts.ts
function ms(e) {
	let t = hs(e), n = or(t), r = n !== void 0 && I(t, n.seat) ? n : null;
	return {
		heroes: T(t.seats, (e) => gs(t, e)),
		foes: Object.fromEntries(vs(t).map((e) => [e, ys(t, e)])),
		stacks: Object.fromEntries(E.map((e) => [e, bs(t, e)])),
		walks: vo(t),
		reach: r === null ? [] : ps(t, r.seat),
		attacks: r === null ? [] : Ta(t, r),
		duel: Aa(t),
		threats: Xo(t),
		clock: ns(t),
		practice: Fi(t),
		wakingCells: Qi(t) ? [...Br] : [],
		cardsLeft: ja(t)
	};
}
function hs(e) {
	let t = { ...e.stacks };
	for (let n of E) {
		if (Zr(e, n)) continue;
		let { kind: r, ...i } = t[n];
		t[n] = {
			...i,
			kind: {
				...r,
				secret: [Yr(n) === "physical" ? "sword" : "amulet"]
			}
		};
	}
	let n = { ...e.monsters };
	for (let e of A) n[e] = {
		...n[e],
		carries: n[e].carries.filter((e) => e.is === "open")
	};
	return {
		...e,
		stacks: t,
		monsters: n
	};
}
function gs(e, t) {
	let n = e.heroes[t], r = (n) => {
		let { base: r, power: i, artifact: a } = mi(e, t, n);
		return {
			base: r,
			power: i,
			artifact: a,
			burden: 0,
			total: r + i + a
		};
	};
	return {
		index: L(n),
		left: R(n),
		initiative: _s(n),
		magicAttack: r("magicAttack"),
		magicDefense: r("magicDefense"),
		close: r("close"),
		defense: r("defense"),
		shooting: r("shooting")
	};
}
var _s = (e) => ({
	base: lr(e, "initiative"),
	power: e.power.initiative,
	artifact: fr(e),
	burden: e.bag.length,
	total: L(e)
}), vs = (e) => [...ii(e), "manticore"];
function ys(e, t) {
	let n = (n) => {
		let { base: r, artifact: i } = mi(e, t, n);
		return r + i;
	};
	return {
		life: bi(e, t),
		fullLife: xi(e, t),
		initiative: t === "manticore" ? 1 : ui(e, t),
		magicAttack: n("magicAttack"),
		magicDefense: n("magicDefense"),
		close: n("close"),
		defense: n("defense"),
		shooting: n("shooting")
	};
}
function bs(e, t) {
	return {
		family: Yr(t),
		kind: Zr(e, t) ? J(e, t) : null,
		tokens: Zr(e, t) ? qr(e, t) : null,
		height: e.stacks[t].ranks.length
	};
}
// games/manticore/rules/road-pile.ts
var xs = Ma.flatMap((e) => Array($[e].copies).fill(e)), Ss = (e) => $[e].monster === null && e !== "awakening", Cs = 18;
function ws(e) {
	let t = e.options.calmStart === "on" ? Ts(e) : g(e, [...xs]);
	if (e.options.scenario === "base") return t;
	let n = g(e, [...t.slice(Cs), "awakening"]);
	return [...t.slice(0, Cs), ...n];
}
function Ts(e) {
	let t = g(e, xs.filter(Ss)), n = xs.filter((e) => !Ss(e));
	return [...t.slice(0, 8), ...g(e, [...t.slice(8), ...n])];
}
var Es = (e) => xs.length + +(e.options.scenario === "awakening") - e.roadPile.secret.length;
function Ds(e, t, n) {
	return e.options.calmStart === "on" && n < 8 ? Ss(t) : t !== "awakening" || n >= Cs;
}
function Os(e, t, n) {
	let { secret: r } = e.roadPile, i = Es(e);
	for (let t = r.length - 1; t > 0; t--) {
		let a = i + r.length - 1 - t;
		if (a >= Cs) return;
		let o = r[t];
		if (Ds(e, o, a)) continue;
		let s = r.flatMap((n, r) => r < t && Ds(e, n, a) ? r : []), c = s[n(s.length)] ?? t;
		r[t] = r[c], r[c] = o;
	}
}
// games/manticore/rules/setup.ts
function ks(e, t) {
	let n = As(t);
	return {
		round: 0,
		order: [...e.seats],
		heroes: T(e.seats, (e) => js(n[e] ?? null)),
		monsters: Object.fromEntries(A.map((e) => [e, Ms()])),
		manticore: {
			life: ir[e.seats.length].life,
			step: 0,
			wokeIn: null
		},
		roads: T(D, () => null),
		roadPile: pe("roads", ws(e).reverse()),
		stacks: Ns(e),
		ground: [],
		combatDeck: pe("combat", g(e, [...Yn])),
		combatDiscard: [],
		outOfGame: {
			roads: [],
			tokens: []
		},
		ending: null
	};
}
function As(e) {
	let t = [];
	for (let n of e) {
		let e = Nn.find((e) => e === n) ?? null, r = e !== null && t.some((t) => t !== null && w[t] === w[e]);
		t.push(r ? null : e);
	}
	return t;
}
function js(e) {
	return {
		hero: e ?? "radan",
		isEnlisted: e !== null,
		cell: null,
		life: 10,
		power: {
			initiative: 0,
			defense: 0,
			attack: 0,
			shooting: 0,
			magic: 0
		},
		unassigned: 0,
		worn: {
			sword: null,
			bow: null,
			shield: null,
			boots: null,
			amulet: null,
			helmet: null
		},
		spells: {
			iceBoulder: null,
			fireball: null
		},
		bag: [],
		bootsWork: !1,
		spent: 0,
		isDone: !1
	};
}
var Ms = () => ({
	is: "waiting",
	cell: null,
	damage: 0,
	carries: [],
	looted: [],
	appearedIn: 0,
	enteredIn: null,
	restsFor: null
});
function Ns(e) {
	let t = e.options.hiddenArtifacts === "on" && !Q(e), n = Object.fromEntries(Xn.map((e) => [j[e].home, e]));
	if (t) for (let t of ["magical", "physical"]) Ps(e, n, t);
	let r = (r) => {
		let i = n[r], a = Fs(e, i), o = pe(`${j[i].family} stacks of ${a}`, [i]);
		return t || he(o), {
			kind: o,
			isOpen: !t,
			ranks: Array.from({ length: a }, (e, t) => t)
		};
	};
	return Object.fromEntries(E.map((e) => [e, r(e)]));
}
function Ps(e, t, n) {
	let r = E.filter((e) => j[t[e]].family === n), i = g(e, r.map((e) => t[e]));
	for (let [e, n] of r.entries()) t[n] = i[e];
}
function Fs(e, t) {
	if (t === "fireball" || t === "iceBoulder") return 3;
	let n = e.options.magicStacks === "box" && j[t].family === "magical", r = Q(e) ? F[t].length : e.seats.length;
	return n ? Math.min(r, 3) : r;
}
var Is = (e) => Xn.flatMap((t) => F[t].slice(0, Fs(e, t))), Ls = {
	"every artifact and spell is in one place": (e) => {
		let t = Bs(e).sort(), n = Is(e).sort();
		return t.join(" ") === n.join(" ") || `found ${t.join(" ")}`;
	},
	"each location has one stack of its family": (e) => {
		let t = E.map((t) => J(e, t));
		return E.every((t) => j[J(e, t)].family === Yr(t)) && new Set(t).size === E.length || `stacks ${t.join(" ")}`;
	},
	"every road token is in one place": (e) => {
		let t = D.flatMap((t) => e.roads[t]?.token ?? []), n = e.stack.flatMap((e) => e.phase === "paving" && e.step === "lay" && e.token !== null ? e.token : []), r = [
			...t,
			...n,
			...e.roadPile.secret,
			...e.outOfGame.roads
		], i = Ma.filter((t) => {
			let n = t === "awakening" && e.options.scenario === "awakening" ? 1 : $[t].copies;
			return r.filter((e) => e === t).length !== n;
		});
		return i.length === 0 || `wrong number of ${i.join(" ")}`;
	},
	"tokens lie on forest cells": (e) => {
		let t = D.filter((t) => e.roads[t] !== null && O[t] !== "forest");
		return t.length === 0 || `cells ${t.join(" ")}`;
	},
	"twelve combat cards": (e) => {
		let t = [...e.combatDeck.secret, ...e.combatDiscard].sort();
		return t.join(" ") === [...Yn].sort().join(" ") || t.join(" ");
	},
	"one marker a cell": (e) => {
		let t = [
			...Rs(e),
			...A.flatMap((t) => e.monsters[t].cell ?? []),
			Hn[e.manticore.step]
		];
		return new Set(t).size === t.length || `cells ${t.join(" ")}`;
	},
	"life is within its scale": (e) => {
		let t = e.seats.every((t) => e.heroes[t].life >= 0 && e.heroes[t].life <= 10), n = A.every((t) => e.monsters[t].damage >= 0 && e.monsters[t].damage <= ti(t)), r = e.manticore.life >= 0 && e.manticore.life <= gi(e);
		return t && n && r || "a life is out of its scale";
	},
	"the dead are off the board, the living on it": (e) => {
		let t = e.seats.every((t) => e.heroes[t].life > 0 || e.heroes[t].cell === null), n = A.every((t) => e.monsters[t].is === "alive" == (e.monsters[t].cell !== null));
		return t && n || "a marker is where it should not be";
	},
	"nobody carries so much that his index is below 1": (e) => {
		let t = e.seats.filter((t) => e.heroes[t].life > 0 && L(e.heroes[t]) < 1);
		return t.length === 0 || `seats ${t.join(" ")}`;
	},
	"a slot holds what belongs there": (e) => e.seats.every((t) => {
		let { worn: n, spells: r } = e.heroes[t];
		return [...Object.entries(n), ...Object.entries(r)].every(([e, t]) => t === null || F[e].includes(t));
	}) || "a token is in a foreign slot",
	"each class is taken once": (e) => {
		let t = e.seats.filter((t) => e.heroes[t].isEnlisted).map((t) => w[e.heroes[t].hero]);
		return new Set(t).size === t.length || t.join(" ");
	},
	"monsters are those of their tokens": (e) => {
		let t = A.filter((t) => e.monsters[t].is === "alive" || e.monsters[t].is === "dead").length, n = D.filter((t) => zs(e, t)).length;
		return t === n + A.filter((t) => t === Fi(e) && e.round > 0).length || `${t} monsters of ${n} lairs`;
	},
	"a practice duel has one foe, who never walks, and no roads": (e) => {
		let t = Fi(e);
		if (t === null) return !0;
		let n = A.every((n) => n === t || e.monsters[n].is === "waiting"), r = t === "manticore" ? e.round === 0 || Hn[e.manticore.step] === Ri : e.manticore.step === 0, i = D.every((t) => e.roads[t] === null);
		return n && r && i || `practice against ${t}`;
	},
	"the round is within its limit": (e) => e.round <= Number(e.options.roundLimit) || `round ${e.round}`
}, Rs = (e) => e.seats.flatMap((t) => e.heroes[t].cell ?? []);
function zs(e, t) {
	let n = e.roads[t];
	return n !== null && $[n.token].monster !== null;
}
function Bs(e) {
	return [
		...E.flatMap((t) => qr(e, t)),
		...e.ground.map(({ artifact: e }) => e),
		...e.seats.flatMap((t) => [...pr(e.heroes[t]), ...Object.values(e.heroes[t].spells).filter((e) => e !== null)]),
		...A.flatMap((t) => si(e, t)),
		...e.outOfGame.tokens
	];
}
// games/manticore/rules/phases/arming.ts
var Vs = V("arming", { gear: {
	rule: "MC-3.6",
	ask: (e, t) => t.waiting[0] ?? null,
	idle: () => ({ type: "ready" }),
	actions: {
		arm: {
			offer: (e, t, n) => ({ token: y(Is(e), (t) => Hs(e, n, t)) }),
			take(e, t, n, { token: r }) {
				return q(e, "armed", {
					seat: n,
					token: r,
					returned: Ws(e, e.heroes[n], r)
				}), G;
			}
		},
		ready: {
			offer: () => ({}),
			take(e, t, n) {
				return t.waiting.shift(), q(e, "madeReady", { seat: n }), G;
			}
		}
	}
} });
function Hs(e, t, n) {
	let r = e.seats.find((t) => Us(e.heroes[t], n) === n);
	return r === void 0 ? null : r === t ? K("MC-7.2", "wornAlready", { token: n }) : K("MC-7.2", "takenBy", {
		token: n,
		by: r
	});
}
function Us(e, t) {
	return N(t) ? e.spells[M[t].kind] : e.worn[M[t].kind];
}
function Ws(e, t, n) {
	let { home: r } = j[M[n].kind], i = Us(t, n);
	return ei(e, r, n), i !== null && $r(e, r, i), N(n) ? t.spells = {
		...t.spells,
		[M[n].kind]: n
	} : t.worn = {
		...t.worn,
		[M[n].kind]: n
	}, i;
}
// games/manticore/rules/phases/battle.ts
var Gs = V("battle", {
	open(e, t) {
		let { attacker: n, defender: r, kind: i, rule: a, why: o, course: s } = t;
		for (let t of [n, r]) t.is === "foe" && t.foe !== "manticore" && Ho(e, t.foe);
		q(e, "attacked", {
			attacker: n,
			defender: r,
			kind: i,
			rule: a,
			why: o,
			course: s
		}), r.is === "foe" && r.foe === "manticore" && n.is === "heroes" && $i(e, "attacked", n.lead);
	},
	attack: {
		call: "duel",
		with: (e, t) => Ks({
			...t,
			isResponse: !1
		}),
		then: (e, t, { fallen: n }) => qs(e, t, n)
	},
	spoils: {
		call: "spoils",
		with: (e, t) => Ys(e, t),
		then: () => U("spoils")
	},
	response: {
		call: "duel",
		with(e, t) {
			let [n, r] = [Si(e, t.defender), Si(e, t.attacker)];
			return n === null || r === null ? null : (q(e, "responded", {
				attacker: n,
				defender: r
			}), Ks({
				attacker: n,
				defender: r,
				kind: null,
				isResponse: !0
			}));
		},
		then: (e, t, { fallen: n }) => qs(e, t, n)
	},
	responseSpoils: {
		call: "spoils",
		with: (e, t) => Ys(e, t),
		then: () => U("responseSpoils")
	}
}), Ks = ({ attacker: e, defender: t, kind: n, isResponse: r }) => ({
	attacker: e,
	defender: t,
	kind: n,
	isResponse: r,
	casters: [],
	cast: [],
	countered: [],
	stance: null
});
function qs(e, t, n) {
	for (let r of n) {
		let n = Js(t.attacker, r) ? t.defender : t.attacker;
		if (r === "manticore") {
			n.is === "heroes" && Ui(e, da(e, n, t.plan));
			return;
		}
		if (ta(e, r, yi(Si(e, n) ?? n)), n.is === "heroes" && r === Fi(e)) return qi(e, n.seats);
		n.is === "heroes" ? t.kills.push({
			victim: r,
			by: n
		}) : ra(e, r);
	}
	Wi(e);
}
var Js = (e, t) => yi(e).includes(t);
function Ys(e, t) {
	let n = t.kills.shift();
	if (n === void 0 || n.by.is !== "heroes") return null;
	let { rule: r, ...i } = la(e, n.victim, n.by, t.plan);
	return i.points.length > 0 && q(e, "pointsWon", {
		victim: n.victim,
		points: [...i.points],
		rule: r
	}), i;
}
// games/manticore/rules/combat-deck.ts
function Xs(e, t) {
	let n = e.options.combatDeck === "replace" ? Zs(e) : Qs(e);
	return q(e, "cardDrawn", {
		card: n,
		kind: Jn[n],
		side: t
	}), Jn[n];
}
var Zs = (e) => Yn[se(e, Yn.length)];
function Qs(e) {
	e.combatDeck.secret.length === 0 && (ge(e, e.combatDeck, e.combatDiscard), e.combatDiscard = [], q(e, "combatReshuffled", {}));
	let t = me(e.combatDeck);
	if (t === null) throw Error("there are always combat cards");
	return e.combatDiscard.push(t), t;
}
// games/manticore/rules/gear.ts
var $s = [
	"slot",
	"swap",
	"bag"
], ec = (e, t) => y($s, (n) => tc(e, t, n));
function tc(e, t, n) {
	if (N(t)) {
		let { kind: r } = M[t];
		return n === "slot" ? e.spells[r] === null ? null : K("MC-5.7", "slotFull", { kind: r }) : K("MC-5.6", "noBagForSpells", {});
	}
	let { kind: r } = M[t], i = e.worn[r] !== null;
	return n === "slot" ? i ? K("MC-7.2", "slotFull", { kind: r }) : null : n === "swap" && !i ? K("MC-7.2", "slotEmpty", { kind: r }) : nc(e, 1 + (n === "swap" && r === "boots" ? fr(e) : 0));
}
function nc(e, t) {
	let n = L(e) - t;
	return n < 1 ? K("MC-R11", "tooHeavy", { index: n }) : null;
}
function rc(e, t, n) {
	return n === "bag" ? (e.bag.push(t), {
		place: n,
		stowed: null
	}) : {
		place: n,
		stowed: ic(e, t)
	};
}
function ic(e, t) {
	let { kind: n } = M[t], r = e.worn[n];
	return r !== null && e.bag.push(r), e.worn[n] = t, n === "boots" && (e.bootsWork = !1), r;
}
function ac(e, t) {
	let { kind: n } = M[t];
	e.worn[n] === t ? (e.worn[n] = null, n === "boots" && (e.bootsWork = !1)) : e.bag.splice(e.bag.indexOf(t), 1);
}
function oc(e, t) {
	let { kind: n } = M[t];
	return e.worn[n] === t ? n === "boots" && e.bootsWork ? dr(t) : 0 : -1;
}
var sc = (e) => ["iceBoulder", "fireball"].filter((t) => e.spells[t] !== null), cc = V("duel", {
	drawCard(e, t) {
		return t.kind ??= Xs(e, t.attacker), t.kind === "magic" ? (t.attacker.is === "foe" ? t.cast = fc(e, t.attacker.foe, Qn, "attack") : t.casters = t.attacker.seats.filter((t) => sc(e.heroes[t]).length > 0), W) : U("prepare");
	},
	spells: {
		rule: "MC-9.4",
		ask: (e, t) => t.casters[0] ?? null,
		idle: () => ({
			type: "cast",
			spells: []
		}),
		actions: { cast: {
			offer(e, t, n) {
				let r = sc(e.heroes[n]);
				return { spells: Ze(r, 0, r.length) };
			},
			take(e, t, n, { spells: r }) {
				t.casters.shift();
				let i = dc(e, n, r, "attack");
				return i !== null && t.cast.push(i), G;
			}
		} }
	},
	prepareCounters(e, t) {
		if (t.cast.length === 0) return U("prepare");
		let n = uc(t);
		return t.defender.is === "foe" ? t.countered = fc(e, t.defender.foe, n, "counter") : t.casters = t.defender.seats.filter((t) => sc(e.heroes[t]).some((e) => n.includes(e))), W;
	},
	counters: {
		rule: "MC-9.5",
		ask: (e, t) => t.casters[0] ?? null,
		idle: () => ({
			type: "cast",
			spells: []
		}),
		actions: { cast: {
			offer(e, t, n) {
				let r = uc(t), { one: i, not: a } = y(sc(e.heroes[n]), (e) => r.includes(e) ? null : K("MC-9.5", "spellNotOpposite", { spell: e }));
				return { spells: {
					some: i,
					atLeast: 0,
					atMost: i.length,
					...a !== void 0 && { not: a }
				} };
			},
			take(e, t, n, { spells: r }) {
				t.casters.shift();
				let i = dc(e, n, r, "counter");
				return i !== null && t.countered.push(i), G;
			}
		} }
	},
	prepare(e, t) {
		t.kind === "close" && t.defender.is === "foe" && (t.stance = "fight");
	},
	stance: {
		rule: "MC-10.1",
		ask: (e, t) => t.kind === "close" && t.stance === null && t.defender.is === "heroes" ? Ci(t.defender) : null,
		idle: (e, t) => X(e, t.defender, "close").sum > X(e, t.defender, "defense").sum ? { type: "fight" } : { type: "cover" },
		actions: {
			fight: {
				offer: () => ({}),
				take: (e, t, n) => lc(e, t, n, "fight")
			},
			cover: {
				offer: () => ({}),
				take: (e, t, n) => lc(e, t, n, "cover")
			}
		}
	},
	clash(e, t) {
		let n = t.kind ?? "close", r = X(e, t.attacker, fi(n), t.cast), i = X(e, t.defender, pi(n, t.stance), t.countered), a = {
			attacker: ce(e),
			defender: ce(e)
		}, [o, s] = [r.sum + a.attacker, i.sum + a.defender], c = n === "magic" || n === "close" && t.stance === "fight" ? Math.abs(o - s) : Math.max(0, o - s), l = c === 0 ? null : o > s ? t.defender : t.attacker;
		if (q(e, "clashed", {
			kind: n,
			stance: t.stance,
			isResponse: t.isResponse,
			attacker: {
				...r,
				die: a.attacker,
				total: o
			},
			defender: {
				...i,
				die: a.defender,
				total: s
			},
			loser: l,
			damage: c
		}), l === null) return H({ fallen: [] });
		let u = yi(l === t.defender ? t.attacker : t.defender);
		for (let t of yi(l)) ea(e, t, c, u);
		return H({ fallen: yi(l).filter((t) => bi(e, t) === 0) });
	}
});
function lc(e, t, n, r) {
	return t.stance = r, q(e, "stanceTaken", {
		seat: n,
		stance: r,
		heroes: t.defender.is === "heroes" ? t.defender.seats : []
	}), W;
}
var uc = (e) => e.cast.flatMap(({ spells: e }) => e.map((e) => rr[M[e].kind]));
function dc(e, t, n, r) {
	let { spells: i } = e.heroes[t], a = n.map((e) => i[e]).filter((e) => e !== null);
	for (let e of n) i[e] = null;
	return pc(e, t, a, r);
}
function fc(e, t, n, r) {
	if (t === "manticore") return [];
	let i = ci(e, t).filter((e) => n.includes(M[e].kind)), a = e.monsters[t];
	a.carries = a.carries.filter((e) => e.is === "hidden" || !i.some((t) => t === e.token));
	let o = pc(e, t, i, r);
	return o === null ? [] : [o];
}
function pc(e, t, n, r) {
	return n.length === 0 ? null : (e.outOfGame.tokens.push(...n), q(e, "cast", {
		who: t,
		spells: n,
		isCounter: r === "counter"
	}), {
		who: t,
		spells: n
	});
}
// games/manticore/rules/phases/game.ts
var mc = V("game", {
	settleOrder(e) {
		let t = e.options.turnOrder, n = t === "roll" ? hc(e) : [];
		t === "random" && g(e, e.order), q(e, "orderSet", {
			how: t,
			order: [...e.order],
			rolls: n
		});
	},
	muster: {
		call: "muster",
		with(e) {
			let t = e.order.find((t) => e.heroes[t].cell === null);
			return t === void 0 ? null : { seat: t };
		},
		then: () => U("muster")
	},
	pave: {
		call: "paving",
		with(e) {
			if (Q(e)) return null;
			let t = Es(e);
			return (e.options.scenario === "awakening" ? t >= 12 : e.roadPile.secret.length === 0) ? null : {
				seat: e.order[t % e.order.length],
				token: null
			};
		},
		then: () => U("pave")
	},
	arm: {
		call: "arming",
		with: (e) => Q(e) ? { waiting: [...e.order] } : null
	},
	meetFoe(e) {
		Q(e) && Vi(e);
	},
	rounds: {
		call: "round",
		with: () => ({ living: [] }),
		then: () => U("rounds")
	}
});
function hc(e) {
	let t = e.seats.map(() => []), n = (r) => {
		if (r.length < 2) return r;
		let i = r.map((t) => ({
			seat: t,
			die: ce(e)
		}));
		for (let { seat: e, die: n } of i) t[e]?.push(n);
		return [...new Set(i.map(({ die: e }) => e))].sort((e, t) => t - e).flatMap((e) => n(i.filter(({ die: t }) => t === e).map(({ seat: e }) => e)));
	};
	return e.order = n([...e.seats]), t;
}
// games/manticore/rules/phases/gift.ts
var gc = V("gift", { answer: {
	rule: "MC-6.1",
	ask: (e, t) => t.receiver,
	idle: (e, t) => e.heroes[t.receiver].worn[M[t.artifact].kind] === null ? {
		type: "accept",
		place: "slot"
	} : { type: "refuse" },
	actions: {
		accept: {
			offer: (e, t, n) => ({ place: ec(e.heroes[n], t.artifact) }),
			take(e, t, n, { place: r }) {
				let i = e.heroes[t.giver];
				i.spent += 1, ac(i, t.artifact);
				let a = rc(e.heroes[n], t.artifact, r);
				return q(e, "gave", {
					seat: t.giver,
					to: n,
					artifact: t.artifact,
					...a
				}), H();
			}
		},
		refuse: {
			offer: () => ({}),
			take(e, t, n) {
				return or(e)?.refused.push({
					seat: n,
					artifact: t.artifact
				}), q(e, "giftRefused", {
					seat: t.giver,
					to: n,
					artifact: t.artifact
				}), H();
			}
		}
	}
} }), _c = {
	firstPoint: null,
	secondPoint: null,
	artifact: null,
	blow: null
}, vc = V("joint", {
	answers: {
		rule: "MC-14.1",
		ask: (e, t) => t.asked,
		idle: () => ({ type: "decline" }),
		actions: {
			join: {
				offer: () => ({}),
				take(e, t, n) {
					return t.asked = t.asked.filter((e) => e !== n), t.joined.push(n), q(e, "joined", {
						seat: n,
						target: t.target
					}), t.asked.length > 0 ? G : W;
				}
			},
			decline: {
				offer: () => ({}),
				take(e, t, n) {
					return t.asked = t.asked.filter((e) => e !== n), t.declined.push(n), or(e)?.declined.push({
						seat: n,
						target: t.target
					}), q(e, "declined", {
						seat: n,
						target: t.target
					}), t.asked.length > 0 ? G : W;
				}
			}
		}
	},
	decision: {
		rule: "MC-R45",
		ask: (e, t) => t.declined.length > 0 ? t.seat : null,
		idle: () => ({ type: "callOff" }),
		actions: {
			goOn: {
				offer: () => ({}),
				take: () => U("strike")
			},
			callOff: {
				offer: () => ({}),
				take(e, t) {
					return q(e, "jointCalledOff", {
						seat: t.seat,
						target: t.target
					}), H();
				}
			}
		}
	},
	strike(e, t) {
		or(e)?.attacked.push(t.target);
		let n = cr(e, [t.seat, ...t.joined]);
		for (let t of n) e.heroes[t].spent += 1;
		return Gr("battle", bc(t, {
			seats: n,
			plan: yc(t)
		}));
	}
}), yc = (e) => Object.values(e.plan).some((t) => t !== null && e.declined.includes(t)) ? _c : e.plan;
function bc({ seat: e, target: t, kind: n }, { seats: r, plan: i }) {
	return {
		attacker: {
			is: "heroes",
			seats: r,
			lead: e
		},
		defender: typeof t == "number" ? {
			is: "heroes",
			seats: [t],
			lead: t
		} : {
			is: "foe",
			foe: t
		},
		kind: n,
		plan: i,
		rule: r.length > 1 ? "MC-14.1" : "MC-12.1",
		why: "choice",
		course: null,
		kills: []
	};
}
// games/manticore/rules/phases/monsters.ts
var xc = V("monsters", {
	lineUp(e, t) {
		t.queue = ii(e).sort((t, n) => Sc(e, t) - Sc(e, n)), t.queue.length > 0 && q(e, "monstersBegan", { queue: [...t.queue] });
	},
	act: {
		call: "monster",
		with(e, t) {
			t.queue = t.queue.filter((t) => e.monsters[t].is === "alive");
			let n = t.queue.shift();
			return n === void 0 ? null : {
				monster: n,
				points: ui(e, n),
				prey: null
			};
		},
		then: () => U("act")
	},
	restore(e) {
		let t = ii(e).filter((t) => e.monsters[t].damage > 0);
		for (let n of t) e.monsters[n].damage = 0;
		return t.length > 0 && q(e, "monstersRestored", { monsters: t }), H();
	}
});
function Sc(e, t) {
	let { cell: n } = e.monsters[t];
	return n === null ? 0 : B[n];
}
var Cc = V("monster", {
	spend(e, t) {
		let n = t.monster;
		if (t.points === 0 || e.monsters[n].is !== "alive") return H();
		--t.points;
		let r = ko(e, n), i = Tc(e, n, r.act.is === "stay" ? r.why : null);
		if (r.act.is === "attack") {
			let { prey: n } = r.act;
			return t.prey = {
				seat: n,
				cell: Mi(e, n) ?? r.from
			}, U("attack");
		}
		let a = e.events === null ? null : Lo(e, r);
		return r.act.is === "stay" ? (a !== null && i && q(e, "monsterStayed", {
			...a,
			monster: n,
			cell: r.from
		}), H()) : (a !== null && q(e, "monsterMoved", {
			...a,
			monster: n,
			from: r.from,
			to: r.act.to
		}), Ro(e, n, r.act.to), Y(e, n) ? H() : U("spend"));
	},
	attack: {
		call: "battle",
		with(e, t) {
			if (t.prey === null) return null;
			let n = ko(e, t.monster);
			return {
				attacker: {
					is: "foe",
					foe: t.monster
				},
				defender: {
					is: "heroes",
					seats: [t.prey.seat],
					lead: t.prey.seat
				},
				kind: null,
				plan: null,
				rule: n.rule,
				why: n.why,
				course: e.events === null ? null : Lo(e, n),
				kills: []
			};
		},
		then(e, t) {
			let n = Y(e, t.monster);
			return t.prey !== null && Ec(e, t.monster, t.prey), t.prey = null, Y(e, t.monster) && !n && (t.points = 0), U("spend");
		}
	}
}), wc = ["static", "inCity"];
function Tc(e, t, n) {
	let r = e.monsters[t], i = r.restsFor;
	return r.restsFor = wc.includes(n) ? n : null, r.restsFor === null || r.restsFor !== i;
}
function Ec(e, t, n) {
	let r = Mi(e, t);
	r === null || I(e, n.seat) || !ni(t) || Y(e, t) || Q(e) || (q(e, "monsterMoved", {
		rule: "MC-20.7",
		why: "follow",
		goal: [n.cell],
		location: null,
		path: [r, n.cell],
		passedOver: [],
		monster: t,
		from: r,
		to: n.cell
	}), Ro(e, t, n.cell));
}
// games/manticore/rules/phases/muster.ts
var Dc = V("muster", {
	hero: {
		rule: "MC-1.24",
		ask: (e, t) => e.heroes[t.seat].isEnlisted ? null : t.seat,
		idle: (e) => ({
			type: "enlist",
			hero: Nn.find((t) => Oc(e, t) === null) ?? "radan"
		}),
		actions: { enlist: {
			offer: (e) => ({ hero: y(Nn, (t) => {
				let n = Oc(e, t);
				return n === null ? null : K("MC-R62", "classTaken", {
					hero: t,
					by: n
				});
			}) }),
			take(e, t, n, { hero: r }) {
				return e.heroes[n].hero = r, e.heroes[n].isEnlisted = !0, W;
			}
		} }
	},
	announce(e, t) {
		q(e, "enlisted", {
			seat: t.seat,
			hero: e.heroes[t.seat].hero
		});
	},
	startCell: {
		rule: "MC-1.24",
		ask: (e, t) => t.seat,
		idle: (e) => ({
			type: "standOn",
			cell: Wn.find((t) => ki(e, t) === null) ?? Vn
		}),
		actions: { standOn: {
			offer: (e, t, n) => ({ cell: y(Wn, (t) => {
				let r = ki(e, t);
				return r === null ? Bi(e, n, t) : K("MC-R70", "occupied", {
					cell: t,
					by: r
				});
			}) }),
			take(e, t, n, { cell: r }) {
				return e.heroes[n].cell = r, q(e, "stoodOn", {
					seat: n,
					cell: r
				}), H();
			}
		} }
	}
});
function Oc(e, t) {
	return e.seats.find((n) => e.heroes[n].isEnlisted && w[e.heroes[n].hero] === w[t]) ?? null;
}
// games/manticore/rules/phases/paving.ts
var kc = {
	city: "MC-2.6",
	location: "MC-2.4",
	road: "MC-2.5",
	forced: "MC-R18"
}, Ac = V("paving", {
	turnUp(e, t) {
		let n = me(e.roadPile);
		return n === null ? H() : (t.token = n, q(e, "tokenTurned", {
			seat: t.seat,
			token: n,
			left: e.roadPile.secret.length
		}), n === "awakening" && $i(e, "token", t.seat), ao(e, n) ? W : jc(e, t.seat, n));
	},
	lay: {
		rule: "MC-2.3",
		ask: (e, t) => t.seat,
		idle: (e, t) => ({
			type: "lay",
			...ho(e, t.token ?? "straight")
		}),
		actions: { lay: {
			offer: (e, t) => lo(e, t.token ?? "straight"),
			take(e, t, n, { cell: r, rotation: i }) {
				return Mc(e, t.seat, za(t.token ?? "straight", i), r), H();
			}
		} }
	}
});
function jc(e, t, n) {
	let r = mo(e);
	if (r !== null) Mc(e, t, za(n, 0), r);
	else {
		let r = Pc(e, n);
		r !== null && (e.monsters[r].is = "unused"), e.outOfGame.roads.push(n), q(e, "tokenRemoved", {
			seat: t,
			token: n,
			monster: r
		});
	}
	return H();
}
function Mc(e, t, n, r) {
	e.events !== null && Nc(e, t, n, r), e.roads[r] = n;
	let i = Pc(e, n.token);
	i !== null && (Object.assign(e.monsters[i], {
		is: "alive",
		cell: r,
		appearedIn: e.round
	}), q(e, "monsterAppeared", {
		monster: i,
		cell: r
	}));
}
function Nc(e, t, n, r) {
	let i = ro(e, n.token).find((e) => e.cell === r)?.by ?? "forced", a = Ha(e);
	a[r] = n.exits;
	let o = z[r].filter((e) => Ua(a, r, e.cell, e.direction)).map((e) => e.cell);
	q(e, "tokenLaid", {
		seat: t,
		token: n.token,
		rotation: n.rotation,
		cell: r,
		joins: o,
		by: i,
		rule: kc[i]
	});
}
function Pc(e, t) {
	let n = $[t].monster;
	return A.find((t) => Kn[t] === n && e.monsters[t].is === "waiting") ?? null;
}
// games/manticore/rules/phases/round.ts
var Fc = V("round", {
	begin(e, t) {
		e.round += 1, t.living = sr(e), q(e, "roundBegan", { round: e.round });
		for (let n of t.living) e.heroes[n].spent = 0, e.heroes[n].isDone = !1, Ic(e, n);
	},
	heroTurns: {
		call: "turn",
		with(e, t) {
			let n = e.order.find((t) => I(e, t) && !e.heroes[t].isDone);
			return n === void 0 ? null : {
				seat: n,
				toLay: Lc(e, t.living, n),
				attacked: [],
				declined: [],
				refused: []
			};
		},
		then: () => U("heroTurns")
	},
	monstersTurn: {
		call: "monsters",
		with: () => ({ queue: [] })
	},
	manticoresTurn: {
		call: "manticore",
		with: () => ({ prey: null })
	},
	cityDamage(e) {
		let t = A.filter((t) => {
			let { is: n, enteredIn: r } = e.monsters[t];
			return n === "alive" && r !== null && r < e.round;
		});
		if (t.length === 0) return;
		let n = 1 * t.length;
		q(e, "cityDamaged", {
			monsters: t,
			damage: n
		}), sa(e, n, []);
	},
	end(e) {
		return ai(e) && e.round === 5 && $i(e, "fifthRound", null), Ki(e), H();
	}
});
function Ic(e, t) {
	let n = e.heroes[t];
	n.bootsWork || n.worn.boots === null || (n.bootsWork = !0, q(e, "bootsWork", {
		seat: t,
		boots: n.worn.boots,
		index: L(n)
	}));
}
function Lc(e, t, n) {
	if (e.options.scenario === "base" || Q(e)) return 0;
	let r = t.indexOf(n) < 6 % t.length;
	return Math.floor(6 / t.length) + +!!r;
}
// games/manticore/rules/power.ts
function Rc(e, t, n) {
	let r = e.heroes[t];
	--r.unassigned, r.power[n] += 1, q(e, "pointAssigned", {
		seat: t,
		to: n,
		now: r.power[n]
	});
}
// games/manticore/rules/phases/spoils.ts
var zc = V("spoils", {
	award(e, t) {
		for (let n of t.points) e.heroes[n].unassigned += 1;
	},
	points: {
		rule: "MC-R9",
		ask: (e, t) => t.points[0] ?? null,
		idle: () => ({ type: "keep" }),
		actions: {
			assign: {
				offer: () => ({ to: y(jn) }),
				take(e, t, n, { to: r }) {
					return t.points.shift(), Rc(e, n, r), G;
				}
			},
			keep: {
				offer: () => ({}),
				take(e, t, n) {
					return t.points.shift(), q(e, "pointKept", {
						seat: n,
						unassigned: e.heroes[n].unassigned
					}), G;
				}
			}
		}
	},
	loot: {
		rule: "MC-5.10",
		ask: (e, t) => t.looter !== null && aa(e, t.victim).length > 0 ? t.looter : null,
		idle(e, t, n) {
			let [r] = aa(e, t.victim).filter((t) => e.heroes[n].worn[M[t].kind] === null).sort((e, t) => M[t].strength - M[e].strength);
			return r === void 0 ? { type: "leaveLoot" } : {
				type: "takeLoot",
				artifact: r,
				place: "slot"
			};
		},
		actions: {
			takeLoot: {
				offer(e, t, n) {
					let r = aa(e, t.victim);
					return r.length === 0 ? K("MC-5.10", "nothingToLoot", {}) : r.map((t) => ({
						artifact: y([t]),
						place: ec(e.heroes[n], t)
					}));
				},
				take(e, t, n, { artifact: r, place: i }) {
					return Bc(e, t.victim, r), q(e, "looted", {
						seat: n,
						victim: t.victim,
						artifact: r,
						...rc(e.heroes[n], r, i)
					}), W;
				}
			},
			leaveLoot: {
				offer: () => ({}),
				take(e, t, n) {
					return q(e, "lootLeft", {
						seat: n,
						victim: t.victim
					}), W;
				}
			}
		}
	},
	clear(e, t) {
		return ra(e, t.victim), H();
	}
});
function Bc(e, t, n) {
	typeof t == "number" ? ac(e.heroes[t], n) : t !== "manticore" && (e.monsters[t].carries = e.monsters[t].carries.filter((e) => e.is === "hidden" || e.token !== n));
}
// games/manticore/rules/healing.ts
function Vc(e, t) {
	let n = R(e.heroes[t]), r = Math.floor(n / 2);
	if (r === 0) return K("MC-17.1", "tooFewPoints", {
		needs: 2,
		left: n
	});
	let i = ar(e.heroes[t]) === Pn, a = ma(e, t), o = (i ? [t, ...a] : [t]).map((t) => {
		let i = 10 - e.heroes[t].life, a = (i <= r ? K("MC-17.3", "fullLife", { hero: t }) : null) ?? K("MC-17.1", "tooFewPoints", {
			needs: (r + 1) * 2,
			left: n
		});
		return {
			patient: y([t], () => i > 0 ? null : K("MC-17.3", "fullLife", { hero: t })),
			life: Xe(1, Math.min(r, i), { above: a })
		};
	});
	if (i || a.length === 0) return o;
	let s = y(a, () => K("MC-17.2", "notAHealer", { hero: t }));
	return [...o, {
		patient: s,
		life: Xe(1, r)
	}];
}
function Hc(e, t, n, r) {
	let i = r * 2;
	e.heroes[t].spent += i, e.heroes[n].life += r, q(e, "healed", {
		seat: t,
		patient: n,
		life: r,
		cost: i,
		now: e.heroes[n].life
	});
}
// games/manticore/rules/phases/turn-attacks.ts
var Uc = {
	attack: {
		offer: (e, t, n) => ya(e, t, n),
		take(e, t, n, { target: r, kind: i }) {
			return e.heroes[n].spent += 1, t.attacked.push(r), Wr("battle", bc({
				seat: n,
				target: r,
				kind: i === "card" ? null : i
			}, {
				seats: [n],
				plan: null
			}));
		}
	},
	attackTogether: {
		offer: (e, t, n) => Sa(e, t, n),
		check(e, t, n, { helpers: r, firstPoint: i, secondPoint: a, artifact: o, blow: s }) {
			let c = (e) => e === null || e === n || r.includes(e), l = [
				i,
				a,
				o,
				s
			].find((e) => !c(e)) ?? null;
			return l === null ? null : K("MC-R72", "notOfTheGroup", { hero: l });
		},
		take(e, t, n, { target: r, kind: i, helpers: a, firstPoint: o, secondPoint: s, artifact: c, blow: l }) {
			let u = {
				firstPoint: o,
				secondPoint: s,
				artifact: c,
				blow: l
			}, d = i === "card" ? null : i, f = e.order.filter((e) => a.includes(e));
			return q(e, "jointProposed", {
				seat: n,
				target: r,
				kind: d,
				helpers: f,
				plan: u
			}), Wr("joint", {
				seat: n,
				target: r,
				kind: d,
				plan: u,
				asked: f,
				joined: [],
				declined: []
			});
		}
	}
}, Wc = {
	take: {
		offer(e, t, n) {
			let r = e.heroes[n], i = r.cell === null ? null : Ur(r.cell);
			if (i === null) return K("MC-5.1", "noStackHere", {});
			let a = qr(e, i);
			return a.length === 0 ? K("MC-5.1", "stackIsEmpty", { location: i }) : a.map((e) => ({
				token: y([e]),
				place: ec(r, e)
			}));
		},
		take(e, t, n, { token: r, place: i }) {
			let a = e.heroes[n], o = a.cell === null ? null : Ur(a.cell);
			return o === null || (ei(e, o, r), N(r) ? (a.spells = {
				...a.spells,
				[M[r].kind]: r
			}, q(e, "took", {
				seat: n,
				token: r,
				location: o,
				place: "slot",
				stowed: null
			})) : q(e, "took", {
				seat: n,
				token: r,
				location: o,
				...rc(a, r, i)
			})), G;
		}
	},
	pickUp: {
		offer(e, t, n) {
			let r = e.heroes[n], i = e.ground.filter(({ cell: e }) => e === r.cell).map(({ artifact: e }) => e);
			return i.length === 0 ? K("MC-5.9", "nothingHere", {}) : i.map((e) => ({
				artifact: y([e]),
				place: ec(r, e)
			}));
		},
		take(e, t, n, { artifact: r, place: i }) {
			let a = e.heroes[n];
			return e.ground = e.ground.filter((e) => e.artifact !== r), a.cell !== null && q(e, "pickedUp", {
				seat: n,
				artifact: r,
				cell: a.cell,
				...rc(a, r, i)
			}), G;
		}
	},
	equip: {
		offer(e, t, n) {
			let r = e.heroes[n];
			if (r.bag.length === 0) return K("MC-5.5", "bagEmpty", {});
			let i = (e) => M[e].kind === "boots" && r.bootsWork ? dr(r.worn.boots) : 0;
			return { artifact: y(r.bag, (e) => nc(r, i(e))) };
		},
		take(e, t, n, { artifact: r }) {
			let i = e.heroes[n];
			return i.bag.splice(i.bag.indexOf(r), 1), q(e, "equipped", {
				seat: n,
				artifact: r,
				stowed: ic(i, r)
			}), G;
		}
	},
	stow: {
		offer(e, t, n) {
			let r = e.heroes[n], i = mr(r);
			return i.length === 0 ? K("MC-7.7", "nothingWorn", {}) : { artifact: y(i, (e) => nc(r, 1 + oc(r, e))) };
		},
		take(e, t, n, { artifact: r }) {
			return ac(e.heroes[n], r), e.heroes[n].bag.push(r), q(e, "stowed", {
				seat: n,
				artifact: r
			}), G;
		}
	},
	give: {
		offer(e, t, n) {
			let r = e.heroes[n], i = R(r), a = pr(r);
			if (a.length === 0) return K("MC-6.1", "nothingToGive", {});
			if (i < 1) return K("MC-6.4", "tooFewPoints", {
				needs: 1,
				left: i
			});
			let o = ma(e, n);
			return o.length === 0 ? K("MC-6.1", "nobodyBeside", {}) : {
				artifact: y(a, (e) => nc(r, oc(r, e))),
				to: y(o)
			};
		},
		take(e, t, n, { artifact: r, to: i }) {
			return q(e, "giftOffered", {
				seat: n,
				to: i,
				artifact: r
			}), Wr("gift", {
				giver: n,
				receiver: i,
				artifact: r
			});
		}
	},
	drop: {
		offer(e, t, n) {
			let r = e.heroes[n], i = sc(r).flatMap((e) => r.spells[e] ?? []), a = [...pr(r), ...i], o = R(r);
			return a.length === 0 ? K("MC-6.2", "nothingToDrop", {}) : o < 1 ? K("MC-6.4", "tooFewPoints", {
				needs: 1,
				left: o
			}) : { token: y(a, (e) => N(e) ? null : nc(r, oc(r, e))) };
		},
		take(e, t, n, { token: r }) {
			let i = e.heroes[n];
			return i.cell === null || (i.spent += 1, N(r) ? (i.spells = {
				...i.spells,
				[M[r].kind]: null
			}, e.outOfGame.tokens.push(r)) : (ac(i, r), e.ground.push({
				cell: i.cell,
				artifact: r
			})), q(e, "dropped", {
				seat: n,
				token: r,
				cell: i.cell,
				left: R(i)
			})), G;
		}
	}
}, Gc = V("turn", {
	begin(e, t) {
		Ic(e, t.seat), q(e, "turnBegan", {
			seat: t.seat,
			points: R(e.heroes[t.seat])
		});
	},
	layRoads: {
		call: "paving",
		with(e, t) {
			return t.toLay === 0 || e.roadPile.secret.length === 0 ? null : (--t.toLay, {
				seat: t.seat,
				token: null
			});
		},
		then: () => U("layRoads")
	},
	act: {
		rule: "MC-3.7",
		ask: (e, t) => I(e, t.seat) ? t.seat : null,
		idle: () => ({ type: "endTurn" }),
		actions: {
			move: {
				offer: (e, t, n) => cs(e, n),
				take(e, t, n, { to: r }) {
					return fs(e, n, r), G;
				}
			},
			...Uc,
			...Wc,
			heal: {
				offer: (e, t, n) => Vc(e, n),
				take(e, t, n, { patient: r, life: i }) {
					return Hc(e, n, r, i), G;
				}
			},
			assign: {
				offer: (e, t, n) => e.heroes[n].unassigned > 0 ? { to: y(jn) } : K("MC-7.4", "noPoints", {}),
				take(e, t, n, { to: r }) {
					return Rc(e, n, r), G;
				}
			},
			endTurn: {
				offer: () => ({}),
				take: () => W
			}
		}
	},
	end(e, t) {
		let n = e.heroes[t.seat];
		return I(e, t.seat) && q(e, "turnEnded", {
			seat: t.seat,
			unused: R(n)
		}), n.isDone = !0, H();
	}
}), Kc = /* @__PURE__ */ t({ manticore: () => qc }), qc = Kr({
	id: "manticore",
	version: 1,
	speaks: 1,
	seats: {
		min: 1,
		max: 4
	},
	picks: Nn,
	options: {
		mode: ["coop", "semi"],
		turnOrder: [
			"roll",
			"agreed",
			"random"
		],
		monsters: ["normal", "static"],
		monsterInitiative: [
			"1",
			"2",
			"3",
			"4"
		],
		hiddenArtifacts: ["off", "on"],
		scenario: ["base", "awakening"],
		magicStacks: ["perHero", "box"],
		heroKillPower: [
			"1",
			"0",
			"2"
		],
		fallenHeroLoot: ["lost", "dropped"],
		combatDeck: ["deplete", "replace"],
		monsterBoots: ["inert", "fast"],
		jointFatalBlow: ["trophy", "shared"],
		manticoreSheet: ["scaled", "flat"],
		manticoreMight: [
			"0",
			"-2",
			"-1",
			"+1",
			"+2"
		],
		calmStart: ["off", "on"],
		roundLimit: [
			"40",
			"20",
			"30",
			"60",
			"100"
		],
		practice: [
			"off",
			"hound",
			"gnarl",
			"cinderwing",
			"manticore"
		]
	},
	presets: {
		asPrinted: {},
		firstGame: {
			monsters: "static",
			calmStart: "on"
		},
		swiftMonsters: { monsterInitiative: "2" },
		hiddenArtifacts: { hiddenArtifacts: "on" },
		rivals: { mode: "semi" },
		awakening: { scenario: "awakening" },
		practice: { practice: "hound" }
	},
	setup: ks,
	opening: () => Wr("game", {}),
	phases: {
		game: mc,
		muster: Dc,
		arming: Vs,
		paving: Ac,
		round: Fc,
		turn: Gc,
		gift: gc,
		joint: vc,
		battle: Gs,
		duel: cc,
		spoils: zc,
		monsters: xc,
		monster: Cc,
		manticore: Uo
	},
	anytime: {},
	governs: {
		enlist: "MC-1.24",
		standOn: "MC-1.24",
		arm: "MC-5.13",
		ready: "MC-3.8",
		lay: "MC-2.2",
		move: "MC-4.1",
		attack: "MC-12.1",
		attackTogether: "MC-14.1",
		take: "MC-5.1",
		pickUp: "MC-5.9",
		equip: "MC-7.2",
		stow: "MC-5.5",
		give: "MC-6.1",
		drop: "MC-6.2",
		heal: "MC-17.1",
		assign: "MC-7.4",
		endTurn: "MC-3.8",
		accept: "MC-6.1",
		refuse: "MC-6.1",
		join: "MC-14.1",
		decline: "MC-14.1",
		goOn: "MC-R45",
		callOff: "MC-R45",
		cast: "MC-9.4",
		fight: "MC-10.1",
		cover: "MC-10.1",
		keep: "MC-R9",
		takeLoot: "MC-5.10",
		leaveLoot: "MC-5.10"
	},
	facts: ms,
	invariants: Ls,
	secrets: {},
	arrange: Os
}), Jc = kn(Object.values(Kc).find((e) => e?.id === "manticore"));
export { Jc as default };
